/// The calendars, to be chosen at run time. Faces give them their CLDR names.
///
/// The raw values are part of the interface between the engine and its hosts: they never change.
public enum CalendarID: UInt8, Sendable {
  case gregory = 0
  case hebrew = 1
  case iso8601 = 2
  case julian = 3
  case buddhist = 4
  case roc = 5
  case japanese = 6
  case coptic = 7
  case ethiopic = 8
  case ethioaa = 9
  case indian = 10
  case persian = 11
  case nepali = 12
  case islamicCivil = 13
  case islamicTbla = 14
  case islamicUmalqura = 15
  case chinese = 16
  case dangi = 17
  case vietnamese = 18

  /// The years that the calendar answers for.
  @inline(never)  // Once in a program.
  public var years: ClosedRange<Int32> {
    switch self {
    case .gregory: GregorianCalendar.years
    case .hebrew: HebrewCalendar.years
    case .iso8601: ISO8601Calendar.years
    case .julian: JulianCalendar.years
    case .buddhist: BuddhistCalendar.years
    case .roc: RocCalendar.years
    case .japanese: JapaneseCalendar.years
    case .coptic: CopticCalendar.years
    case .ethiopic: EthiopicCalendar.years
    case .ethioaa: EthioaaCalendar.years
    case .indian: IndianCalendar.years
    case .persian: PersianCalendar.years
    case .nepali: NepaliCalendar.years
    case .islamicCivil: IslamicCivilCalendar.years
    case .islamicTbla: IslamicTblaCalendar.years
    case .islamicUmalqura: IslamicUmalquraCalendar.years
    case .chinese: ChineseCalendar.years
    case .dangi: DangiCalendar.years
    case .vietnamese: VietnameseCalendar.years
    }
  }

  /// The year that a reader expects a list of years to begin with: see ``CalendarSystem/yearOne``.
  @inline(never)  // Once in a program.
  public var yearOne: Int32 {
    switch self {
    case .gregory: GregorianCalendar.yearOne
    case .hebrew: HebrewCalendar.yearOne
    case .iso8601: ISO8601Calendar.yearOne
    case .julian: JulianCalendar.yearOne
    case .buddhist: BuddhistCalendar.yearOne
    case .roc: RocCalendar.yearOne
    case .japanese: JapaneseCalendar.yearOne
    case .coptic: CopticCalendar.yearOne
    case .ethiopic: EthiopicCalendar.yearOne
    case .ethioaa: EthioaaCalendar.yearOne
    case .indian: IndianCalendar.yearOne
    case .persian: PersianCalendar.yearOne
    case .nepali: NepaliCalendar.yearOne
    case .islamicCivil: IslamicCivilCalendar.yearOne
    case .islamicTbla: IslamicTblaCalendar.yearOne
    case .islamicUmalqura: IslamicUmalquraCalendar.yearOne
    case .chinese: ChineseCalendar.yearOne
    case .dangi: DangiCalendar.yearOne
    case .vietnamese: VietnameseCalendar.yearOne
    }
  }

  /// The months that the calendar ever has.
  @inline(never)  // Large answers, once in a program.
  public var monthSet: MonthSet {
    switch self {
    case .gregory: GregorianCalendar.monthSet
    case .hebrew: HebrewCalendar.monthSet
    case .iso8601: ISO8601Calendar.monthSet
    case .julian: JulianCalendar.monthSet
    case .buddhist: BuddhistCalendar.monthSet
    case .roc: RocCalendar.monthSet
    case .japanese: JapaneseCalendar.monthSet
    case .coptic: CopticCalendar.monthSet
    case .ethiopic: EthiopicCalendar.monthSet
    case .ethioaa: EthioaaCalendar.monthSet
    case .indian: IndianCalendar.monthSet
    case .persian: PersianCalendar.monthSet
    case .nepali: NepaliCalendar.monthSet
    case .islamicCivil: IslamicCivilCalendar.monthSet
    case .islamicTbla: IslamicTblaCalendar.monthSet
    case .islamicUmalqura: IslamicUmalquraCalendar.monthSet
    case .chinese: ChineseCalendar.monthSet
    case .dangi: DangiCalendar.monthSet
    case .vietnamese: VietnameseCalendar.monthSet
    }
  }

  /// The codes of ``monthSet``.
  @inline(never)  // Large answers, once in a program.
  public var monthCodes: MonthCodes {
    switch self {
    case .gregory: GregorianCalendar.monthCodes
    case .hebrew: HebrewCalendar.monthCodes
    case .iso8601: ISO8601Calendar.monthCodes
    case .julian: JulianCalendar.monthCodes
    case .buddhist: BuddhistCalendar.monthCodes
    case .roc: RocCalendar.monthCodes
    case .japanese: JapaneseCalendar.monthCodes
    case .coptic: CopticCalendar.monthCodes
    case .ethiopic: EthiopicCalendar.monthCodes
    case .ethioaa: EthioaaCalendar.monthCodes
    case .indian: IndianCalendar.monthCodes
    case .persian: PersianCalendar.monthCodes
    case .nepali: NepaliCalendar.monthCodes
    case .islamicCivil: IslamicCivilCalendar.monthCodes
    case .islamicTbla: IslamicTblaCalendar.monthCodes
    case .islamicUmalqura: IslamicUmalquraCalendar.monthCodes
    case .chinese: ChineseCalendar.monthCodes
    case .dangi: DangiCalendar.monthCodes
    case .vietnamese: VietnameseCalendar.monthCodes
    }
  }

  /// The most days that any month has.
  @inline(never)  // Once in a program.
  public var longestMonth: Int32 {
    switch self {
    case .gregory: GregorianCalendar.longestMonth
    case .hebrew: HebrewCalendar.longestMonth
    case .iso8601: ISO8601Calendar.longestMonth
    case .julian: JulianCalendar.longestMonth
    case .buddhist: BuddhistCalendar.longestMonth
    case .roc: RocCalendar.longestMonth
    case .japanese: JapaneseCalendar.longestMonth
    case .coptic: CopticCalendar.longestMonth
    case .ethiopic: EthiopicCalendar.longestMonth
    case .ethioaa: EthioaaCalendar.longestMonth
    case .indian: IndianCalendar.longestMonth
    case .persian: PersianCalendar.longestMonth
    case .nepali: NepaliCalendar.longestMonth
    case .islamicCivil: IslamicCivilCalendar.longestMonth
    case .islamicTbla: IslamicTblaCalendar.longestMonth
    case .islamicUmalqura: IslamicUmalquraCalendar.longestMonth
    case .chinese: ChineseCalendar.longestMonth
    case .dangi: DangiCalendar.longestMonth
    case .vietnamese: VietnameseCalendar.longestMonth
    }
  }

  /// Whether leap months stand at one place in all years that have them.
  @inline(never)  // Once in a program.
  public var leapMonths: MonthSet.LeapMonths {
    switch self {
    case .gregory: GregorianCalendar.monthSet.leapMonths
    case .hebrew: HebrewCalendar.monthSet.leapMonths
    case .iso8601: ISO8601Calendar.monthSet.leapMonths
    case .julian: JulianCalendar.monthSet.leapMonths
    case .buddhist: BuddhistCalendar.monthSet.leapMonths
    case .roc: RocCalendar.monthSet.leapMonths
    case .japanese: JapaneseCalendar.monthSet.leapMonths
    case .coptic: CopticCalendar.monthSet.leapMonths
    case .ethiopic: EthiopicCalendar.monthSet.leapMonths
    case .ethioaa: EthioaaCalendar.monthSet.leapMonths
    case .indian: IndianCalendar.monthSet.leapMonths
    case .persian: PersianCalendar.monthSet.leapMonths
    case .nepali: NepaliCalendar.monthSet.leapMonths
    case .islamicCivil: IslamicCivilCalendar.monthSet.leapMonths
    case .islamicTbla: IslamicTblaCalendar.monthSet.leapMonths
    case .islamicUmalqura: IslamicUmalquraCalendar.monthSet.leapMonths
    case .chinese: ChineseCalendar.monthSet.leapMonths
    case .dangi: DangiCalendar.monthSet.leapMonths
    case .vietnamese: VietnameseCalendar.monthSet.leapMonths
    }
  }

  /// What a leap month becomes in a year that lacks it.
  @inline(never)  // Once in a program.
  public var leapPartner: MonthSet.LeapPartner {
    switch self {
    case .gregory: GregorianCalendar.monthSet.leapPartner
    case .hebrew: HebrewCalendar.monthSet.leapPartner
    case .iso8601: ISO8601Calendar.monthSet.leapPartner
    case .julian: JulianCalendar.monthSet.leapPartner
    case .buddhist: BuddhistCalendar.monthSet.leapPartner
    case .roc: RocCalendar.monthSet.leapPartner
    case .japanese: JapaneseCalendar.monthSet.leapPartner
    case .coptic: CopticCalendar.monthSet.leapPartner
    case .ethiopic: EthiopicCalendar.monthSet.leapPartner
    case .ethioaa: EthioaaCalendar.monthSet.leapPartner
    case .indian: IndianCalendar.monthSet.leapPartner
    case .persian: PersianCalendar.monthSet.leapPartner
    case .nepali: NepaliCalendar.monthSet.leapPartner
    case .islamicCivil: IslamicCivilCalendar.monthSet.leapPartner
    case .islamicTbla: IslamicTblaCalendar.monthSet.leapPartner
    case .islamicUmalqura: IslamicUmalquraCalendar.monthSet.leapPartner
    case .chinese: ChineseCalendar.monthSet.leapPartner
    case .dangi: DangiCalendar.monthSet.leapPartner
    case .vietnamese: VietnameseCalendar.monthSet.leapPartner
    }
  }

  /// How the months of many years are counted at once; `nil` when only the years themselves tell.
  public var monthCycle: MonthCycle? {
    switch self {
    case .gregory: GregorianCalendar.monthCycle
    case .hebrew: HebrewCalendar.monthCycle
    case .iso8601: ISO8601Calendar.monthCycle
    case .julian: JulianCalendar.monthCycle
    case .buddhist: BuddhistCalendar.monthCycle
    case .roc: RocCalendar.monthCycle
    case .japanese: JapaneseCalendar.monthCycle
    case .coptic: CopticCalendar.monthCycle
    case .ethiopic: EthiopicCalendar.monthCycle
    case .ethioaa: EthioaaCalendar.monthCycle
    case .indian: IndianCalendar.monthCycle
    case .persian: PersianCalendar.monthCycle
    case .nepali: NepaliCalendar.monthCycle
    case .islamicCivil: IslamicCivilCalendar.monthCycle
    case .islamicTbla: IslamicTblaCalendar.monthCycle
    case .islamicUmalqura: IslamicUmalquraCalendar.monthCycle
    case .chinese: ChineseCalendar.monthCycle
    case .dangi: DangiCalendar.monthCycle
    case .vietnamese: VietnameseCalendar.monthCycle
    }
  }

  /// The eras in which years are counted, in the order of time.
  @inline(never)  // Once in a program.
  public var eras: Eras {
    switch self {
    case .gregory: GregorianCalendar.eras
    case .hebrew: HebrewCalendar.eras
    case .iso8601: ISO8601Calendar.eras
    case .julian: JulianCalendar.eras
    case .buddhist: BuddhistCalendar.eras
    case .roc: RocCalendar.eras
    case .japanese: JapaneseCalendar.eras
    case .coptic: CopticCalendar.eras
    case .ethiopic: EthiopicCalendar.eras
    case .ethioaa: EthioaaCalendar.eras
    case .indian: IndianCalendar.eras
    case .persian: PersianCalendar.eras
    case .nepali: NepaliCalendar.eras
    case .islamicCivil: IslamicCivilCalendar.eras
    case .islamicTbla: IslamicTblaCalendar.eras
    case .islamicUmalqura: IslamicUmalquraCalendar.eras
    case .chinese: ChineseCalendar.eras
    case .dangi: DangiCalendar.eras
    case .vietnamese: VietnameseCalendar.eras
    }
  }

  /// When the era with this place in ``eras`` was; `nil` at a place where there is none.
  @inline(never)  // Large answers, once in a program.
  public func eraSpan(at index: Int32) -> EraSpan? {
    switch self {
    case .japanese: JapaneseCalendar.eraSpan(at: index)
    case .ethiopic: EthiopicCalendar.eraSpan(at: index)
    // The others have them as most calendars do.
    case .gregory, .hebrew, .iso8601, .julian, .buddhist, .roc, .coptic, .ethioaa, .indian, .persian, .nepali,
      .islamicCivil, .islamicTbla, .islamicUmalqura, .chinese, .dangi, .vietnamese:
      eras.span(at: index, yearOne: layout(ofKnownYear: 1).newYear)
    }
  }

  /// The days of ``years``, R.D.
  @inline(never)  // Once in a program.
  var days: ClosedRange<Int32> {
    switch self {
    case .gregory: GregorianCalendar.days
    case .hebrew: HebrewCalendar.days
    case .iso8601: ISO8601Calendar.days
    case .julian: JulianCalendar.days
    case .buddhist: BuddhistCalendar.days
    case .roc: RocCalendar.days
    case .japanese: JapaneseCalendar.days
    case .coptic: CopticCalendar.days
    case .ethiopic: EthiopicCalendar.days
    case .ethioaa: EthioaaCalendar.days
    case .indian: IndianCalendar.days
    case .persian: PersianCalendar.days
    case .nepali: NepaliCalendar.days
    case .islamicCivil: IslamicCivilCalendar.days
    case .islamicTbla: IslamicTblaCalendar.days
    case .islamicUmalqura: IslamicUmalquraCalendar.days
    case .chinese: ChineseCalendar.days
    case .dangi: DangiCalendar.days
    case .vietnamese: VietnameseCalendar.days
    }
  }

  /// The layout of a year that is known to be in ``years``.
  @inline(never)  // Large answers, once in a program.
  func layout(ofKnownYear year: Int32) -> YearLayout {
    switch self {
    case .gregory, .iso8601, .buddhist, .roc, .japanese:
      GregorianYears.layout(ofKnownYear: year, ahead: years.lowerBound &- GregorianYears.firstYear)
    case .coptic, .ethiopic, .ethioaa:
      AlexandrianYears.layout(ofKnownYear: year, ahead: years.lowerBound &- AlexandrianYears.years.lowerBound)
    case .islamicCivil, .islamicTbla:
      IslamicYears.layout(ofKnownYear: year, epoch: IslamicYears.epoch(ofFirstDay: days.lowerBound))
    case .hebrew: HebrewCalendar.layout(ofKnownYear: year)
    case .julian: JulianCalendar.layout(ofKnownYear: year)
    case .indian: IndianCalendar.layout(ofKnownYear: year)
    case .persian: PersianCalendar.layout(ofKnownYear: year)
    case .nepali: NepaliCalendar.layout(ofKnownYear: year)
    case .islamicUmalqura: IslamicUmalquraCalendar.layout(ofKnownYear: year)
    case .chinese: ChineseCalendar.layout(ofKnownYear: year)
    case .dangi: DangiCalendar.layout(ofKnownYear: year)
    case .vietnamese: VietnameseCalendar.layout(ofKnownYear: year)
    }
  }
}
