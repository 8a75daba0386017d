/** A setting that cannot be used, told to whoever wrote the page. */
export class SettingError extends Error {}
