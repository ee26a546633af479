import { type MemberEvent, NUMBER_ONLY } from '#contract/events.ts'

/** An event as a part of the stream. Without one, the number alone: the reader goes on from there and has missed nothing. */
export function frameOf(seq: number, event?: MemberEvent): string {
  const told = event ? `data: ${JSON.stringify(event)}` : `event: ${NUMBER_ONLY}\ndata: ${seq}`
  return `id: ${seq}\n${told}\n\n`
}
