/// What `--help` prints.
enum Help {
  /// Prints a text, and returns the exit status.
  static func print(_ text: String) -> Int32 {
    var output = Output()
    output.text.append(contentsOf: text)
    do {
      try output.flush()
      return DateWheelCommand.Status.success
    } catch {
      return error.report()
    }
  }

  static let general = """
    Dates of many calendars.

    Usage:
      datewheel convert [--from ID] [--to ID] [--json] [DATE ...]
                           Turns dates of one calendar into another's.
      datewheel calendars [--json]
                           Lists the calendars.
      datewheel COMMAND --help

    \(options([.help, .version]))
    """

  static let convert = """
    Turns dates of one calendar into another's.

    Usage:
      datewheel convert [--from ID] [--to ID] [--json] [DATE ...]

    \(options(ConvertCommand.options))
    `datewheel calendars` lists the IDs. Without a DATE, each line of standard input is one. A DATE may begin with a
    minus sign; -- ends the options.

    A DATE is one of these:
      2012-04-04            a date of ISO 8601; other years than 0000 to 9999 have a sign and six digits: -000586-07-24
      2012-04-04[u-ca=ID]   the same, with the calendar to show it in where --to names none (RFC 9557)
      5784-M05L-30          year, month code and day in the calendar that --from names; the year is ECMAScript
                            Temporal's `year`, with a 0 where the calendar has none; L marks a leap month
    An ISO date is one of ISO 8601 also beside --from; the first such date is noted on standard error.
    Annotations with other keys are passed over, unless they are critical: [!key=value]. An unknown calendar is an error.

    Each date is shown in the calendar of --to, else of its annotation, else as an ISO date: as year, month code and day,
    which --from reads again, or in iso8601 as an ISO date. With --json as an object with the keys iso, calendar, era,
    eraYear, year, monthCode, month (its place in the year), day, fixedDay (1 is 0001-01-01) and weekday (1 is Monday).

    A date that cannot be converted gives an empty line in its place and a message on standard error.
    Exit status: 0 if all is well, 1 if a date could not be converted, 2 if the arguments are wrong.

    """

  static let calendars = """
    Lists the calendars: ID, eras, the years that it answers for, their first and last day as ISO dates, and today.

    Usage:
      datewheel calendars [--json]

    \(options(CalendarsCommand.options))
    Today is the day of this machine's clock and time zone, as `datewheel convert --to ID` shows it. With --json each
    calendar is an object with the keys calendar, eras, firstYear, lastYear, firstDay, lastDay and today.

    """

  private static func options(_ options: [Option]) -> String {
    let width = options.map(\.usage.count).max() ?? 0
    return "Options:\n"
      + options.map { option in
        "  \(option.usage)\(String(repeating: " ", count: width - option.usage.count))  \(option.help)\n"
      }.joined()
  }
}
