import type { Message } from '#contract/chats.ts'

const CHUNK = 30

export type Chunk = {
  readonly key: number
  readonly messages: readonly Message[]
  readonly first: number
  readonly last: number
  readonly before: Message | undefined
  readonly after: Message | undefined
}

/** Messages in stretches whose borders stay the same, whatever is added before or after. */
export function chunksOf(messages: readonly Message[]): Chunk[] {
  const groups = new Map<number, Message[]>()
  for (const message of messages) {
    const key = Math.floor(message.seq / CHUNK)
    const group = groups.get(key)
    if (group) group.push(message)
    else groups.set(key, [message])
  }
  const all = [...groups]
  return all.map(([key, own], index) => ({
    key,
    messages: own,
    first: own[0]!.seq,
    last: own.at(-1)!.seq,
    before: all[index - 1]?.[1].at(-1),
    after: all[index + 1]?.[1][0],
  }))
}

/** A mark as far as it concerns a stretch, so that a stretch it does not concern stays as it is drawn. */
export function within(mark: number, { first, last }: Chunk): number {
  return Math.min(last, Math.max(first - 1, mark))
}
