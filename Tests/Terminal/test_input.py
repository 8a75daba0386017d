"""`datewheel convert` as a filter: lines, ends of lines, blocks, pipes, speed."""
import os
import select
import subprocess
import time

import pytest


def test_reads_standard_input_line_by_line(datewheel):
    run = datewheel("convert", "--to", "hebrew", input="2012-04-04\n2024-03-10\n")
    assert run == ("5772-M07-12\n5784-M05L-30\n", "", 0)


def test_the_last_line_need_not_end(datewheel):
    assert datewheel("convert", input="2012-04-04\n2012-04-05") == ("2012-04-04\n2012-04-05\n", "", 0)


def test_no_lines_are_no_error(datewheel):
    assert datewheel("convert", input="") == ("", "", 0)


def test_takes_lines_of_windows(datewheel):
    assert datewheel("convert", input="\ufeff2012-04-04\r\n2012-04-05\r\n") == ("2012-04-04\n2012-04-05\n", "", 0)


def test_spaces_around_a_date_do_not_matter(datewheel):
    assert datewheel("convert", input="  2012-04-04\t\n").output == "2012-04-04\n"


def test_a_line_that_cannot_be_converted_leaves_its_place_empty(datewheel):
    run = datewheel("convert", "--to", "hebrew", input="2012-04-04\n2023-02-29\n2024-03-10\n")
    assert run.output == "5772-M07-12\n\n5784-M05L-30\n"
    assert run.messages == "datewheel: line 2: day 29: 28 is the last day of 2023-02\n"
    assert run.status == 1


def test_a_blank_line_is_no_date(datewheel):
    run = datewheel("convert", input="\n2012-04-04\n\r\n  \n")
    assert run.output == "\n2012-04-04\n\n\n"
    assert [line.split(":")[1] for line in run.messages.splitlines()] == [" line 1", " line 3", " line 4"]
    assert all(": no date; " in line for line in run.messages.splitlines())
    assert run.status == 1


def test_bytes_that_are_no_text_are_no_date(datewheel):
    run = datewheel("convert", input=b"2012-04-04\n\xff\x00\x1b[31m\n\x002012-04-04\n2012-04-05\n")
    assert run.output == "2012-04-04\n\n\n2012-04-05\n"
    assert run.status == 1
    assert "\x1b" not in run.messages and "\x00" not in run.messages


def test_a_line_may_be_of_any_length_and_the_next_is_read(datewheel):
    for length in [65_535, 65_536, 65_537, 131_072, 200_000]:
        run = datewheel("convert", input=b"2012-04-04\n" + b"2" * length + b"\n2012-04-05\n2012-04-06")
        assert run.output == "2012-04-04\n\n2012-04-05\n2012-04-06\n", length
        assert run.status == 1
        assert run.messages.startswith("datewheel: line 2: ") and len(run.messages) < 300


def test_a_date_and_very_many_spaces_are_not_taken_for_a_date(datewheel):
    run = datewheel("convert", input=b"2012-04-04" + b" " * 70_000 + b"x\n2012-04-05\n")
    assert run == (
        "\n2012-04-05\n", "datewheel: line 1: no date; the line is longer than 65536 bytes\n", 1)


def test_lines_over_the_ends_of_blocks_are_whole(datewheel):
    dates = [f"20{year:02}-{month:02}-{day:02}" for year in range(100) for month in range(1, 13) for day in range(1, 29)]
    assert len("\n".join(dates)) > 5 * 65_536
    run = datewheel("convert", "--to", "gregory", input="\n".join(dates))
    assert run.lines == [date[:5] + "M" + date[5:] for date in dates]


def test_messages_and_answers_come_in_order(binary):
    lines = b"2012-04-04\nx\n2012-04-05\ny\n" * 1000
    run = subprocess.run([binary, "convert"], input=lines, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    got = run.stdout.decode().splitlines()
    expected = []
    for block in range(1000):
        for place, answer in enumerate(["2012-04-04", None, "2012-04-05", None], start=1):
            expected += [answer] if answer else [f"datewheel: line {4 * block + place}:", ""]
    assert [line if line.startswith("2") or not line else " ".join(line.split()[:3]) for line in got] == expected


def test_who_writes_line_by_line_gets_each_answer_at_once(binary):
    with subprocess.Popen([binary, "convert", "--to", "roc"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for iso, roc in [("2012-04-04", b"0101-M04-04\n"), ("2013-04-04", b"0102-M04-04\n")]:
            process.stdin.write(iso.encode() + b"\n")
            process.stdin.flush()
            assert select.select([process.stdout], [], [], 10)[0], "no answer within 10 s"
            assert os.read(process.stdout.fileno(), 100) == roc
        process.stdin.close()
        assert process.wait(10) == 0


def test_a_reader_that_goes_is_no_reason_to_complain(binary):
    many = b"2012-04-04\n" * 1_000_000
    with subprocess.Popen(
            [binary, "convert"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdin.write(b"2012-04-04\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"2012-04-04\n"
        process.stdout.close()
        with pytest.raises(BrokenPipeError):
            process.stdin.write(many)
            process.stdin.flush()
        assert process.wait(10) != 0
        assert process.stderr.read() == b""


def test_the_shells_head_takes_its_lines_and_all_is_quiet(binary):
    script = f"yes 2012-04-04 | '{binary}' convert --to roc | head -n 2"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)
    assert (run.stdout, run.stderr) == ("0101-M04-04\n0101-M04-04\n", "")


def test_output_that_cannot_be_written_is_an_error(binary):
    with open("/dev/full", "wb") as full:
        run = subprocess.run([binary, "convert", "2012-04-04"], stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert run.returncode == 1
    assert run.stderr == b"datewheel: standard output: No space left on device\n"


def test_input_that_cannot_be_read_is_an_error(binary):
    folder = os.open("/", os.O_RDONLY)
    try:
        run = subprocess.run([binary, "convert"], stdin=folder, capture_output=True, timeout=60)
    finally:
        os.close(folder)
    assert (run.returncode, run.stderr) == (1, b"datewheel: standard input: Is a directory\n")


def test_a_million_lines_take_seconds_at_most(binary, tmp_path):
    """A build for release takes a fifth of a second and one for debugging ten; the bound is for any machine."""
    path = tmp_path / "dates"
    path.write_bytes(b"2012-04-04\n2024-03-10\n" * 500_000)
    start = time.monotonic()
    with open(path, "rb") as dates:
        run = subprocess.run([binary, "convert", "--to", "hebrew"], stdin=dates, capture_output=True, timeout=100)
    took = time.monotonic() - start
    assert run.stdout == b"5772-M07-12\n5784-M05L-30\n" * 500_000
    assert took < 60
