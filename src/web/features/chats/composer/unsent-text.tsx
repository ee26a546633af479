import { useState } from 'react'
import { copyText } from '#web/browser/copy-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import { useDraft } from './use-draft.ts'
import css from './composer.module.css'

/** What was written to somebody and never went out, to be taken along where it cannot be sent any more. */
export function UnsentText({ profileId }: { profileId: string }) {
  const t = useText('chats.gone')
  const [copied, setCopied] = useState<string | null>(null)
  const { records } = useOutbox(profileId)
  const draft = useDraft(profileId, null)
  const text = [...records.map((record) => record.text), draft.text].filter(Boolean).join('\n\n')
  if (text === '') return null

  async function copy() {
    if (await copyText(text)) setCopied(text)
  }

  return (
    <section className={css['unsent']} aria-label={t('unsent')}>
      <b>{t('unsent')}</b>
      <p>{text}</p>
      <Button kind="quiet" size="sm" icon="copy" onClick={() => void copy()}>
        <span aria-live="polite">{t(copied === text ? 'copied' : 'copy')}</span>
      </Button>
    </section>
  )
}
