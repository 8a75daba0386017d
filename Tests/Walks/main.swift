// Walks [FIRST-SEED [WALKS [MOVES]]]
//
// Walks through pickers at random, tries the laws of `PickerLaw` after each move, and prints the moves and one number
// that all answers are mixed into. Ends with an error where a law is broken; the walk of that seed can be replayed.

import DateWheel
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { Int32($0) ?? 0 }
let first = arguments.first ?? 1
let walks = arguments.dropFirst().first ?? 20_000
let moves = arguments.dropFirst(2).first ?? 100

if walks == 1 { replay(seed: UInt32(bitPattern: first), moves: moves) }
var done = 0
var mixed: UInt32 = 0
var broken = 0
for seed in first..<first + walks {
  var reply: [Int32] = [0, 0, 0, 0, 0]
  let status = walkPicker(seed: UInt32(bitPattern: seed), moves: moves, reply: &reply)
  done += Int(reply[1])
  mixed = mixed &* 31 &+ UInt32(bitPattern: reply[0])
  guard status != 0, let law = PickerLaw(rawValue: reply[2]) else { continue }
  broken += 1
  let field = UInt8(exactly: reply[3]).flatMap(Field.init).map { "\($0)" } ?? "no field"
  print("seed \(seed), move \(reply[1]): \(law) is broken; last tried: \(field), row \(reply[4])")
}
print("\(walks) walks from seed \(first), \(done) moves, \(broken) broken: \(mixed)")
exit(broken == 0 ? 0 : 1)
