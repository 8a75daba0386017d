"""What `datewheel` makes of its arguments: options, dates, help, and what is wrong with them."""
import pytest

CALENDARS = (
    "gregory, iso8601, julian, buddhist, roc, japanese, coptic, ethiopic, ethioaa, indian, persian, nepali, "
    "islamic-civil, islamic-tbla, islamic-umalqura, hebrew, chinese, dangi, vietnamese")

WRONG = [
    ([], "no command: convert and calendars are allowed; `datewheel --help` says more"),
    (["turn"], 'command "turn": unknown; convert and calendars are allowed'),
    (["--verbose"], 'option "--verbose": unknown; datewheel allows --help and --version'),
    (["convert", "--calendar", "hebrew"],
     'option "--calendar": unknown; convert allows --from, --to, --json and --help'),
    (["convert", "-x"], 'option "-x": unknown; convert allows --from, --to, --json and --help'),
    (["convert", "--to"], f"option --to: no value; allowed are {CALENDARS}"),
    (["convert", "--to", "martian", "2012-04-04"], f'option --to: "martian" is no calendar; there are {CALENDARS}'),
    (["convert", "--from="], f'option --from: "" is no calendar; there are {CALENDARS}'),
    (["convert", "--from", "--to"], f'option --from: "--to" is no calendar; there are {CALENDARS}'),
    (["convert", "--to", "roc", "--to", "hebrew"], "option --to: given twice; once is allowed"),
    (["convert", "--json=yes"], 'option --json: it takes no value, but has "yes"'),
    (["calendars", "hebrew"], 'argument "hebrew": calendars takes none'),
    (["calendars", "--to", "roc"], 'option "--to": unknown; calendars allows --json and --help'),
]


@pytest.mark.parametrize("arguments, message", WRONG, ids=[" ".join(row[0]) or "nothing" for row in WRONG])
def test_wrong_arguments_end_with_status_2_and_say_what_is_allowed(datewheel, arguments, message):
    assert datewheel(*arguments) == ("", f"datewheel: {message}\n", 2)


@pytest.mark.parametrize("arguments, beginning", [
    (["--help"], "Dates of many calendars."),
    (["-h"], "Dates of many calendars."),
    (["convert", "--help"], "Turns dates of one calendar into another's."),
    (["convert", "--to", "hebrew", "--help", "2012-04-04"], "Turns dates of one calendar into another's."),
    (["calendars", "--help"], "Lists the calendars"),
])
def test_help_is_output_and_fits_a_terminal(datewheel, arguments, beginning):
    run = datewheel(*arguments)
    assert (run.messages, run.status) == ("", 0)
    assert run.output.startswith(beginning)
    assert "Usage:\n  datewheel " in run.output
    assert max(map(len, run.lines)) <= 120


def test_help_names_every_option(datewheel):
    help = datewheel("convert", "--help").output
    assert all(option in help for option in ["--from ID", "--to ID", "--json", "--help", "u-ca", "5784-M05L-30"])


def test_tells_its_version(datewheel):
    run = datewheel("--version")
    assert (run.messages, run.status) == ("", 0)
    assert run.output.startswith("datewheel ") and run.output[10].isdigit()


def test_a_minus_and_a_digit_is_a_date(datewheel):
    assert datewheel("convert", "-000586-07-24", "--to", "gregory").lines == ["-000586-M07-24"]
    # The year 1 of the Republic is 1912.
    assert datewheel("convert", "--from", "roc", "-1-M01-01").lines == ["1910-01-01"]


def test_two_hyphens_end_the_options(datewheel):
    run = datewheel("convert", "--to", "roc", "--", "2012-04-04", "--json")
    assert run.output == "0101-M04-04\n\n"
    assert run.messages.startswith("datewheel: date 2: ")
    assert run.status == 1


def test_options_stand_anywhere_and_take_an_equals_sign(datewheel):
    assert datewheel("convert", "2012-04-04", "--to=hebrew").lines == ["5772-M07-12"]
    assert datewheel("convert", "5772-M07-12", "--from=HEBREW", "--to", "roc").lines == ["0101-M04-04"]


def test_with_dates_standard_input_is_not_read(datewheel):
    assert datewheel("convert", "2012-04-04", input="2013-04-04\n").lines == ["2012-04-04"]


REFUSED = [
    ([], "2023-02-29", "day 29: 28 is the last day of 2023-02"),
    ([], "2023-13-01", "month 13: an ISO date has 01 to 12"),
    ([], "2023-04-00", "day 0: days begin with 1"),
    ([], "+300001-01-01", "year 300001: iso8601 answers for -300000 to 300000"),
    ([], "-000000-01-01", 'year "-000000": year 0 has no sign; write 0000'),
    ([], "12-04-04", 'year "12": an ISO date has four digits, or a sign and six digits, as in 2012-04-04 and '
     "-000586-07-24"),
    ([], "2012-04-04T10:00", '"T10:00" after the date: only an annotation such as [u-ca=hebrew] may follow'),
    ([], "2012-04-04[u-ca=martian]", f'annotation u-ca: "martian" is no calendar; there are {CALENDARS}'),
    ([], "2012-04-04[!zone=x]", 'annotation "[!zone=x]": marked as critical by !, but only u-ca is known here'),
    (["--from", "hebrew"], "5785-M06-30", "day 30: 29 is the last day of M06 in 5785 of hebrew"),
    (["--from", "hebrew"], "5785-M05L-01", "month M05L: 5785 of hebrew is no leap year"),
    (["--from", "hebrew"], "5785-M13-01", "month M13: hebrew has M01 to M12 and, in leap years, M05L"),
    (["--from", "chinese"], "2201-M01-01", "year 2201: chinese answers for 1700 to 2200"),
    # New Year of 1700 is 19 February, and the year 2200 ends on 4 February 2201: sxtwl 2.0.7.
    (["--to", "chinese"], "1700-01-01", "1700-01-01: chinese answers for 1700-02-19 to 2201-02-03"),
]


@pytest.mark.parametrize("options, date, reason", REFUSED, ids=[" ".join([*row[0], row[1]]) for row in REFUSED])
def test_a_date_that_is_refused_is_told_with_field_value_and_what_is_allowed(datewheel, options, date, reason):
    assert datewheel("convert", *options, date) == ("\n", f"datewheel: date 1: {reason}\n", 1)


def test_an_iso_date_beside_from_is_one_and_the_first_is_noted(datewheel):
    run = datewheel("convert", "--from", "hebrew", "5784-M05L-30", "1403-01-01", "2012-04-04")
    note = "datewheel: note: date 2: 1403-01-01 is read as an ISO date; a date of hebrew is written 1403-M01-01\n"
    assert run == ("2024-03-10\n1403-01-01\n2012-04-04\n", note, 0)
    assert datewheel("convert", "--from", "hebrew", "2012-04-04[u-ca=hebrew]") == ("5772-M07-12\n", "", 0)


def test_dates_around_one_that_is_refused_are_converted(datewheel):
    run = datewheel("convert", "2012-04-04", "x", "2012-04-05")
    assert run.lines == ["2012-04-04", "", "2012-04-05"]
    assert run.messages.startswith('datewheel: date 2: "x" does not begin with a year and a hyphen; ')
    assert run.status == 1
