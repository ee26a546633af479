import type { Whisper } from '#contract/events.ts'
import { livingSessions } from './living-sessions.ts'
import type { Stream, StreamDeps } from './open-stream.ts'

/** Passes a whisper on to the streams of one member, if they may see at this moment whom it is about. */
export async function passWhisper(
  { db, clock, log, visibleAmong }: StreamDeps,
  streams: readonly Stream[],
  whisper: Whisper,
): Promise<void> {
  const [first] = streams
  if (!first) return
  try {
    const sessionIds = streams.map(({ owner }) => owner.sessionId)
    const [visible, living] = await Promise.all([
      visibleAmong(first.owner, [whisper.profile_id]),
      livingSessions(db, sessionIds, clock()),
    ])
    const isShown = visible.has(whisper.profile_id)
    for (const stream of streams)
      if (isShown && living.has(stream.owner.sessionId)) stream.whisper(whisper)
  } catch (error) {
    log.warn({ err: error }, 'a whisper could not be passed on')
  }
}
