// Conversions by the <chrono> of the C++ standard library, one day or date after the other, as the engine does them.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct ChronoDate {
  int16_t year;
  uint8_t month;
  uint8_t day;
};

/// The first and last day that the years of <chrono> reach, as fixed days.
int32_t chrono_first_day(void);
int32_t chrono_last_day(void);

void chrono_date(int32_t day, struct ChronoDate *date);

/// Converts each of `count` fixed days; returns a sum of what comes of them.
int64_t chrono_dates_of_days(const int32_t *days, int32_t count);

/// Converts each of `count` dates that exist; returns a sum of what comes of them.
int64_t chrono_days_of_dates(const struct ChronoDate *dates, int32_t count);

#ifdef __cplusplus
}
#endif
