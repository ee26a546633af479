import { useEffect, useEffectEvent } from 'react'
import type { MemberEvent } from '#contract/events.ts'
import { shareEvents } from '#web/api/share-events.ts'

type Hearing = {
  readonly onEvent: (event: MemberEvent) => void
  readonly onStart: () => void
  readonly onRefused: () => void
}

/** Hears what this member is told, as long as they are here. */
export function useLiveEvents(who: string, { onEvent, onStart, onRefused }: Hearing): void {
  const hear = useEffectEvent(onEvent)
  const start = useEffectEvent(onStart)
  const refuse = useEffectEvent(onRefused)
  useEffect(
    () =>
      shareEvents(who, {
        onEvent: (event) => hear(event),
        onStart: () => start(),
        onRefused: () => refuse(),
      }),
    [who],
  )
}
