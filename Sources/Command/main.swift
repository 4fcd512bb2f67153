// The command: arguments in, files read, reports out. Everything else is in the modules below it.

Platform.ignoreClosedPipes()
Platform.exit(Invocation.run(Platform.arguments))
