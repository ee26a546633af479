import type { Order } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'

/** How a purchase was paid. What cost nothing was not, whichever method stood chosen. */
export function useMethodName({ method, total_minor: total }: Order): string {
  const t = useText('payments')
  return total === 0 ? t('free') : t(`methods.${method}`)
}
