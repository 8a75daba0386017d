#include "ChronoRival.h"

#include <chrono>

using namespace std::chrono;

// The fixed day of 1970-01-01, where <chrono> begins to count.
static constexpr int32_t epoch = 719'163;

static year_month_day date_of(int32_t day) { return year_month_day{sys_days{days{day - epoch}}}; }

static int32_t day_of(const year_month_day &date) { return sys_days{date}.time_since_epoch().count() + epoch; }

int32_t chrono_first_day() { return day_of(year_month_day{year::min(), January, day{1}}); }

int32_t chrono_last_day() { return day_of(year_month_day{year::max(), December, day{31}}); }

void chrono_date(int32_t day, ChronoDate *date) {
  const year_month_day found = date_of(day);
  date->year = static_cast<int16_t>(static_cast<int>(found.year()));
  date->month = static_cast<uint8_t>(static_cast<unsigned>(found.month()));
  date->day = static_cast<uint8_t>(static_cast<unsigned>(found.day()));
}

int64_t chrono_dates_of_days(const int32_t *days, int32_t count) {
  int64_t sum = 0;
  // Single conversions are what is compared, not what a processor does with several at once.
#if defined(__clang__)
#pragma clang loop vectorize(disable) interleave(disable) unroll(disable)
#endif
  for (int32_t index = 0; index < count; ++index) {
    const year_month_day date = date_of(days[index]);
    sum += static_cast<int>(date.year()) + static_cast<int>(static_cast<unsigned>(date.month()))
        + static_cast<int>(static_cast<unsigned>(date.day()));
  }
  return sum;
}

int64_t chrono_days_of_dates(const ChronoDate *dates, int32_t count) {
  int64_t sum = 0;
#if defined(__clang__)
#pragma clang loop vectorize(disable) interleave(disable) unroll(disable)
#endif
  for (int32_t index = 0; index < count; ++index) {
    const year_month_day date{year{dates[index].year}, month{dates[index].month}, day{dates[index].day}};
    // The engine rejects what does not exist, so its rival has to look too.
    if (date.ok()) sum += day_of(date);
  }
  return sum;
}
