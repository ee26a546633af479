import { useBoot } from '#web/features/settings/boot.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import type { Rules } from './problems.ts'

/** What this site asks of a signup, today. */
export function useRules(): Rules {
  const { now } = useBoot()
  const { message_length: messageLength, time_zone: timeZone } = useSettings()
  return { messageLength, timeZone, now: new Date(now) }
}
