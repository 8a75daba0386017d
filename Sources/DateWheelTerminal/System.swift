// The C library, for files, signals and the clock: it starts in no time, which Foundation does not.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
