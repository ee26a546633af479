import { Refusal } from '#contract/refusals.ts'
import type { TrafficSource } from '#contract/traffic.ts'
import type { Settings } from '#server/features/settings/settings.ts'

/** Refuses a signup where the site is closed, or open only to whoever comes from somewhere. */
export function requireOpen(
  { signups }: Pick<Settings, 'signups'>,
  source: TrafficSource | null,
): void {
  const isOpen = signups === 'all' || (signups === 'with_trafficsource' && source !== null)
  if (!isOpen) throw new Refusal('SIGNUP_CLOSED')
}
