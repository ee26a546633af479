import { Refusal } from '#contract/refusals.ts'
import { useText } from './use-text.ts'

/** What to tell the member when a call was refused: every code has its text, a lost connection too. */
export function useRefusalText() {
  const t = useText('shell')
  return (error: unknown): string => {
    if (!(error instanceof Refusal)) return t(navigator.onLine ? 'refusal.UNEXPECTED' : 'offline')
    if (error.code === 'ACCOUNT_LOCKED') {
      return t('refusal.ACCOUNT_LOCKED', { minutes: String(error.params?.['minutes'] ?? 15) })
    }
    return t(`refusal.${error.code}`)
  }
}
