exit(DateWheelCommand.run(Array(CommandLine.arguments.dropFirst())))
