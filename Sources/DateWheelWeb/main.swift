// The module is a library to its page: everything in it is reached through its exports.
