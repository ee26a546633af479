import { checkChats } from './check-chats.ts'
import { checkMoney } from './check-money.ts'
import { checkStreams } from './check-streams.ts'
import { checkWalls } from './check-walls.ts'
import type { Anomaly, History } from './history.ts'

/**
 * Everything that must not be in a history, as Jepsen and Elle look for it: each conversation is a list that is only appended to,
 * reactions and blocks are registers, credits a ledger, and a stream of events a row of numbers.
 */
export function anomaliesIn(history: History): Anomaly[] {
  return [
    ...checkChats(history),
    ...checkMoney(history),
    ...checkWalls(history),
    ...checkStreams(history),
  ]
}
