import { localeOf } from '#contract/locales.ts'
import { MIN_AGE } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useCatalogue, useText } from './catalogue.ts'
import { dateFormat } from './formats.ts'

/** What to tell the member when a call was refused: every code has its text, a lost connection too. */
export function useRefusalText() {
  const t = useText('refusal')
  const { locale } = useCatalogue()
  const moment = (at: unknown) =>
    dateFormat(localeOf(locale).iso, { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(String(at)),
    )
  return (error: unknown): string => {
    if (!(error instanceof Refusal)) return t(navigator.onLine ? 'UNEXPECTED' : 'offline')
    const { code, params } = error
    if (code === 'ACCOUNT_LOCKED') return t(code, { minutes: String(params?.['minutes'] ?? 15) })
    if (code === 'ACCOUNT_SUSPENDED') return t(code, { until: moment(params?.['until']) })
    if (code === 'TOO_YOUNG') return t(code, { min_age: String(MIN_AGE) })
    return t(code)
  }
}

/**
 * Says why something small was refused, without taking room on the screen. That the login is over is not said: the page
 * shows it by then.
 */
export function useRefusalToast(): (error: unknown) => void {
  const shell = useText('shell')
  const refusalText = useRefusalText()
  return (error) => {
    if (error instanceof Refusal && error.code === 'LOGIN_REQUIRED') return
    showToast({
      topic: 'refusal',
      title: refusalText(error),
      icon: 'warning-circle',
      closeLabel: shell('close'),
    })
  }
}
