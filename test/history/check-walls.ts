import type { Anomaly, History, Listening, LogOut, Send, Wall } from './history.ts'
import { groupBy, onlyValue } from './registers.ts'

/** What a block keeps apart, and what an ended session is kept from, from the moment on at which it was answered. */
export function checkWalls(history: History): Anomaly[] {
  return [...checkBlocks(history), ...checkSessions(history), ...checkEndedStreams(history)]
}

function checkBlocks({ deeds }: History): Anomaly[] {
  const walls = deeds.filter((deed) => deed.kind === 'block') as Wall[]
  const byPair = groupBy(walls, ({ by, whom }) => `${by} ${whom}`)
  /** Whether one of the two has certainly blocked the other, or certainly neither has. */
  const isBlocked = (one: string, other: string, span: Send) => {
    const sides = [`${one} ${other}`, `${other} ${one}`].map((key) =>
      onlyValue(byPair.get(key) ?? [], span, false),
    )
    if (sides.includes(true)) return true
    return sides.every((side) => side === false) ? false : undefined
  }
  return deeds.flatMap((deed): Anomaly[] => {
    if (deed.kind !== 'look' && deed.kind !== 'send') return []
    if (deed.outcome === 'unknown') return []
    const other = deed.kind === 'look' ? deed.whom : deed.to
    const blocked = isBlocked(deed.by, other, deed as Send)
    const got = deed.kind === 'look' ? deed.isThere : deed.outcome === 'ok'
    const words = `${deed.by} and ${other}: ${deed.kind} at ${deed.begin} to ${deed.end}`
    if (blocked === true && got) return [{ rule: 'seen through a block', words }]
    if (blocked === false && !got && deed.kind === 'look')
      return [{ rule: 'not seen without a block', words }]
    return []
  })
}

function endsOfSessions({ deeds }: History): ReadonlyMap<string, number> {
  const ended = deeds.filter((deed) => deed.kind === 'log out' && deed.outcome === 'ok') as LogOut[]
  return new Map(ended.map(({ session, end }) => [session, end]))
}

function checkSessions(history: History): Anomaly[] {
  const ends = endsOfSessions(history)
  return history.deeds.flatMap((deed): Anomaly[] => {
    const isLate = deed.begin > (ends.get(deed.session) ?? Infinity)
    if (!isLate || deed.outcome !== 'ok' || deed.kind === 'log out') return []
    const words = `${deed.by}: ${deed.kind} at ${deed.begin}, after the session had ended`
    return [{ rule: 'act of an ended session', words }]
  })
}

/** Nothing that began after the end was answered may be heard there. */
function checkEndedStreams(history: History): Anomaly[] {
  const ends = endsOfSessions(history)
  const begins = new Map<string, number>()
  for (const deed of history.deeds)
    if (deed.kind === 'send' && deed.told) begins.set(`${deed.chat} ${deed.told.seq}`, deed.begin)
  const anomalyOf = ({ member, session, heard }: Listening): Anomaly[] =>
    heard.flatMap(({ message, number }): Anomaly[] => {
      const begin = message ? begins.get(`${message.chat} ${message.seq}`) : undefined
      if (begin === undefined || begin <= (ends.get(session) ?? Infinity)) return []
      const words = `${member}: event ${number}, of something begun after the session had ended`
      return [{ rule: 'event on an ended session', words }]
    })
  return history.listenings.flatMap(anomalyOf)
}
