import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { Notice } from '#web/ui/notice.tsx'

/**
 * Says why something was refused. That nobody is logged in any more is not said here: the member has become a visitor
 * by then, and the page shows it.
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
