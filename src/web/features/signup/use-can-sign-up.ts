import { trafficSource } from '#web/browser/traffic-source.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'

/** Whether this visitor may sign up: everybody, whoever was sent here, or nobody. */
export function useCanSignUp(): boolean {
  const { signups } = useSettings()
  const isHydrated = useIsHydrated()
  if (signups === 'with_trafficsource') return !isHydrated || trafficSource() !== null
  return signups === 'all'
}
