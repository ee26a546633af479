import type { Anomaly, Deed, Delete, FinalMessage, History, Line, Read, Send } from './history.ts'
import { groupBy, possibleValues } from './registers.ts'

/** A conversation is a list that is only appended to: what must be true of all that was sent and read in it. */
export function checkChats({ deeds, final }: History): Anomaly[] {
  const byChat = groupBy(final.messages, ({ chat }) => chat)
  const deedsOf = groupBy(deeds.filter(isOfChat), ({ chat }) => chat)
  const chats = new Set([...byChat.keys(), ...deedsOf.keys()])
  return [...chats].flatMap((chat) => {
    const list = (byChat.get(chat) ?? []).toSorted((one, other) => one.seq - other.seq)
    const told = deedsOf.get(chat) ?? []
    const sends = told.filter((deed) => deed.kind === 'send')
    const reads = told.filter((deed) => deed.kind === 'read' && deed.outcome === 'ok') as Read[]
    return [
      ...checkNumbers(chat, list),
      ...checkSends(chat, list, sends),
      ...checkOrder(chat, list, sends),
      ...checkReads(chat, list, reads),
      ...checkRecency(chat, sends, reads),
      ...checkDeletions(chat, told.filter((deed) => deed.kind === 'delete') as Delete[], reads),
      ...checkReactions(told, reads),
    ]
  })
}

type OfChat = Extract<Deed, { chat: string }>

const isOfChat = (deed: Deed): deed is OfChat => 'chat' in deed

function checkNumbers(chat: string, list: readonly FinalMessage[]): Anomaly[] {
  return list.flatMap(({ seq }, at): Anomaly[] =>
    seq === at + 1
      ? []
      : [{ rule: 'message out of order', words: `${chat}: number ${seq} at place ${at + 1}` }],
  )
}

function checkSends(
  chat: string,
  list: readonly FinalMessage[],
  sends: readonly Send[],
): Anomaly[] {
  const byText = groupBy(list, ({ text }) => text)
  return sends.flatMap((send): Anomaly[] => {
    const found = byText.get(send.text) ?? []
    const words = `${chat}: ${send.text}, ${send.outcome}, is there ${found.length} times`
    if (found.length > 1) return [{ rule: 'doubled message', words }]
    if (send.outcome === 'refused' && found.length > 0)
      return [{ rule: 'read of what is not', words }]
    if (send.outcome !== 'ok') return []
    const [message] = found
    if (!message || message.id !== send.told?.id || message.seq !== send.told.seq)
      return [{ rule: 'lost message', words }]
    return []
  })
}

/** What was sent after something was answered stands behind it. */
function checkOrder(
  chat: string,
  list: readonly FinalMessage[],
  sends: readonly Send[],
): Anomaly[] {
  const byText = new Map(sends.map((send) => [send.text, send]))
  const anomalies: Anomaly[] = []
  let firstEnd = Infinity
  for (const { text, seq } of list.toReversed()) {
    const send = byText.get(text)
    if (!send) continue
    if (firstEnd < send.begin)
      anomalies.push({
        rule: 'message out of order',
        words: `${chat}: ${seq} was begun after a later one was answered`,
      })
    if (send.outcome === 'ok') firstEnd = Math.min(firstEnd, send.end)
  }
  return anomalies
}

/** What a reader saw is a stretch of the list as it is at the end. */
function checkReads(
  chat: string,
  list: readonly FinalMessage[],
  reads: readonly Read[],
): Anomaly[] {
  return reads.flatMap((read): Anomaly[] => {
    const wrong = read.lines.find(
      ({ seq, id }, at) => list[seq - 1]?.id !== id || seq !== read.lines[0]!.seq + at,
    )
    if (!wrong) return []
    const words = `${chat}: ${read.by} saw ${wrong.id} as number ${wrong.seq}`
    return [{ rule: 'read of what is not', words }]
  })
}

/** A read that begins after something was answered, to whomever, has it. */
function checkRecency(chat: string, sends: readonly Send[], reads: readonly Read[]): Anomaly[] {
  const known = [
    ...sends.flatMap(({ outcome, end, told }) =>
      outcome === 'ok' && told ? { end, seq: told.seq } : [],
    ),
    ...reads.map(({ end, lines }) => ({ end, seq: lastOf(lines) })),
  ].toSorted((one, other) => one.end - other.end)
  const anomalies: Anomaly[] = []
  let [at, least] = [0, 0]
  for (const read of reads.toSorted((one, other) => one.begin - other.begin)) {
    for (; at < known.length && known[at]!.end < read.begin; at += 1)
      least = Math.max(least, known[at]!.seq)
    const last = lastOf(read.lines)
    if (last < least && !read.isCut)
      anomalies.push({
        rule: 'read of less than before',
        words: `${chat}: ${read.by} saw ${last} of at least ${least} at ${read.begin}`,
      })
  }
  return anomalies
}

const lastOf = (lines: readonly Line[]): number => lines.at(-1)?.seq ?? 0

function checkDeletions(
  chat: string,
  deletes: readonly Delete[],
  reads: readonly Read[],
): Anomaly[] {
  const bySeq = groupBy(deletes, ({ seq }) => `${seq}`)
  const seenDeleted = new Map<number, number>()
  const anomalies: Anomaly[] = []
  for (const read of reads.toSorted((one, other) => one.end - other.end))
    for (const { seq, isDeleted } of read.lines)
      if (isDeleted && !seenDeleted.has(seq)) seenDeleted.set(seq, read.end)
  for (const read of reads)
    for (const { seq, isDeleted } of read.lines) {
      const own = (bySeq.get(`${seq}`) ?? []).map((each) => ({ ...each, value: true }))
      const mayBe = possibleValues(own, read, false)
      const wasSeen = (seenDeleted.get(seq) ?? Infinity) < read.begin
      if (!mayBe.has(isDeleted) || (wasSeen && !isDeleted))
        anomalies.push({
          rule: 'deleted and seen',
          words: `${chat}: ${read.by} saw ${seq} ${isDeleted ? 'deleted by nobody' : 'after it was deleted'}`,
        })
    }
  return anomalies
}

function checkReactions(told: readonly OfChat[], reads: readonly Read[]): Anomaly[] {
  const reacts = told.filter((deed) => deed.kind === 'react')
  const byPlace = groupBy(reacts, ({ by, seq }) => `${by} ${seq}`)
  return reads.flatMap((read) =>
    read.lines.flatMap(({ seq, reactions, isDeleted }) =>
      Object.entries(reactions).flatMap(([by, value]): Anomaly[] => {
        const mayBe = possibleValues(byPlace.get(`${by} ${seq}`) ?? [], read, null)
        if (isDeleted || mayBe.has(value)) return []
        const words = `${read.chat}: ${read.by} saw ${value} of ${by} on ${seq}, not ${[...mayBe].join(' or ')}`
        return [{ rule: 'reaction lost', words }]
      }),
    ),
  )
}
