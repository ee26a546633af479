import { useEffect, useEffectEvent } from 'react'
import type { MemberEvent, Whisper } from '#contract/events.ts'
import { type Place, shareEvents } from '#web/api/share-events.ts'

type Hearing = {
  readonly onEvent: (event: MemberEvent) => void
  readonly onWhisper: (whisper: Whisper) => void
  readonly onStart: () => void
  readonly onRefused: () => void
}

/** Hears what this member is told from a place on, as long as they are here. */
export function useLiveEvents(who: string, place: Place, hearing: Hearing): void {
  const { onEvent, onWhisper, onStart, onRefused } = hearing
  const hear = useEffectEvent(onEvent)
  const overhear = useEffectEvent(onWhisper)
  const start = useEffectEvent(onStart)
  const refuse = useEffectEvent(onRefused)
  useEffect(
    () =>
      shareEvents(who, place, {
        onEvent: (event) => hear(event),
        onWhisper: (whisper) => overhear(whisper),
        onStart: () => start(),
        onRefused: () => refuse(),
      }),
    [who, place],
  )
}
