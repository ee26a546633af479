import { useState } from 'react'
import { pageReceivedAt } from '#web/browser/page-received-at.ts'
import { useSecondsUntil } from '#web/browser/use-seconds-until.ts'
import { useBoot } from '#web/features/settings/boot.ts'

/** Seconds to a moment as the server has it. The page says what time it was there: this browser's clock may be wrong by hours. */
export function useSecondsLeft(until: string, onOver: () => void): number {
  const { now } = useBoot()
  const [clockAhead] = useState(() => Date.parse(now) - pageReceivedAt())
  return useSecondsUntil({ until, now, clockAhead }, onOver)
}
