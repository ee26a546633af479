import type { Anomaly, History, Listening } from './history.ts'

/** A reader of events hears each number once, in a row, up to the last; and so hears of every message. */
export function checkStreams(history: History): Anomaly[] {
  const ended = new Set(
    history.deeds.flatMap(({ kind, session }) => (kind === 'log out' ? session : [])),
  )
  return history.listenings.flatMap((listening) => [
    ...checkRow(listening),
    ...(ended.has(listening.session) ? [] : checkWhole(history, listening)),
  ])
}

function checkRow({ member, heard }: Listening): Anomaly[] {
  return heard.flatMap(({ number, isReset }, at): Anomaly[] => {
    const before = heard[at - 1]
    if (!before || isReset || number === before.number + 1) return []
    const words = `${member}: event ${number} after ${before.number}`
    return [{ rule: number > before.number ? 'lost event' : 'event out of order', words }]
  })
}

/** Those who block or are blocked may miss some, by right. */
function checkWhole({ deeds, final }: History, listening: Listening): Anomaly[] {
  const { member, heard, since } = listening
  const [last] = heard.slice(-1)
  if (!last) return []
  const counter = final.counters[member] ?? 0
  if (last.number !== counter)
    return [{ rule: 'lost event', words: `${member}: heard up to ${last.number} of ${counter}` }]
  if (heard.some(({ isReset }) => isReset)) return []
  const apart = new Set(
    deeds.flatMap((deed) => (deed.kind === 'block' ? [deed.by, deed.whom] : [])),
  )
  if (apart.has(member)) return []
  const told = new Set(heard.flatMap(({ message }) => (message ? placeOf(message) : [])))
  return deeds.flatMap((deed): Anomaly[] => {
    if (deed.kind !== 'send' || deed.to !== member || deed.begin < since) return []
    if (!deed.told || apart.has(deed.by) || told.has(placeOf({ ...deed.told, chat: deed.chat })))
      return []
    return [{ rule: 'lost event', words: `${member}: never heard of ${deed.text}` }]
  })
}

const placeOf = ({ chat, seq }: { readonly chat: string; readonly seq: number }) => `${chat} ${seq}`
