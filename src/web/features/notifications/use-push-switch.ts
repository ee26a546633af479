import { useMutation } from '@tanstack/react-query'
import { push } from '#web/browser/push.ts'
import { usePush } from '#web/browser/use-push.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'

/** The switch for pushes on this very device. */
export function usePushSwitch() {
  const { push_public_key: publicKey } = useSettings()
  const { isCapable, isSubscribed } = usePush()
  const change = useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? push.turnOn(publicKey!) : push.turnOff()),
  })

  return {
    /** Null as long as the browser has not told. */
    isCapable: publicKey === null ? false : isCapable,
    isDenied: isSubscribed === 'denied',
    isOn: change.isPending ? change.variables : typeof isSubscribed === 'object',
    set: (isOn: boolean) => change.mutate(isOn),
    hasFailed: change.isError,
  }
}
