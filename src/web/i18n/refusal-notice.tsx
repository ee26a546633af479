import { Refusal } from '#contract/refusals.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useText } from './catalogue.ts'
import { useRefusalText } from './refusals.ts'

/**
 * Says why something was refused. That the login is over is not said here: the member has become a visitor by then, and
 * the page shows it.
 */
export function RefusalNotice({ error }: { error: unknown }) {
  const refusalText = useRefusalText()
  if (!error || (error instanceof Refusal && error.code === 'LOGIN_REQUIRED')) return null

  return (
    <Notice kind="danger" role="alert">
      {refusalText(error)}
    </Notice>
  )
}

/** Says above a button why it cannot be pressed, to visitors without scripts. */
export function ScriptNeeded() {
  const t = useText('shell')
  return (
    <noscript>
      <Notice kind="neutral">{t('script_needed')}</Notice>
    </noscript>
  )
}
