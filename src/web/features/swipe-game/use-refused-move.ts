import type { SwipeCard } from '#contract/swipe-game.ts'
import { useRefusalToast } from '#web/features/members/use-refusal-toast.ts'
import { useText } from '#web/i18n/use-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Says why a move was refused. Of somebody who has gone there is nothing more to say than that. */
export function useRefusedMove(): (error: unknown, gone: SwipeCard | null) => void {
  const t = useText('swipe-game')
  const shell = useText('shell')
  const showRefusal = useRefusalToast()
  return (error, gone) => {
    if (!gone) return showRefusal(error)
    showToast({
      topic: 'refusal',
      title: t('gone', { name: gone.name }),
      icon: 'info',
      closeLabel: shell('close'),
    })
  }
}
