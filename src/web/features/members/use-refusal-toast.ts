import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Says why something small was refused, without taking room on the screen. */
export function useRefusalToast(): (error: unknown) => void {
  const shell = useText('shell')
  const refusalText = useRefusalText()
  return (error) =>
    showToast({
      topic: 'refusal',
      title: refusalText(error),
      icon: 'warning-circle',
      closeLabel: shell('close'),
    })
}
