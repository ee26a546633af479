import { type MemberEvent, NUMBER_ONLY, WHISPER, type Whisper } from '#contract/events.ts'

/** An event as a part of the stream. Without one, the number alone: the reader goes on from there and has missed nothing. */
export function frameOf(seq: number, event?: MemberEvent): string {
  const told = event ? `data: ${JSON.stringify(event)}` : `event: ${NUMBER_ONLY}\ndata: ${seq}`
  return `id: ${seq}\n${told}\n\n`
}

/** A whisper as a part of the stream: it has no number, so nobody goes on from there. */
export function whisperFrame(whisper: Whisper): string {
  return `event: ${WHISPER}\ndata: ${JSON.stringify(whisper)}\n\n`
}
