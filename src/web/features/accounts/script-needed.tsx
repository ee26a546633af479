import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says above a button why it cannot be pressed, to whoever has no script. */
export function ScriptNeeded() {
  const t = useText('shell')
  return (
    <noscript>
      <Notice kind="neutral">{t('script_needed')}</Notice>
    </noscript>
  )
}
