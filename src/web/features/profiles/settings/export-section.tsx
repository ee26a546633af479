import { useMutation } from '@tanstack/react-query'
import { download } from '#web/api/download.ts'
import { useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '../panel.tsx'
import css from './settings.module.css'

/** Everything that is kept about the member, as one file. */
export function ExportSection() {
  const t = useText('notifications.data')
  const { stepUp, modal } = useStepUp()
  const save = useMutation({
    mutationFn: () => stepUp(() => download('/api/export.php')),
    onSuccess: (file) => file && saveFile(file),
  })

  return (
    <Panel id="data" title={t('title')} lead={t('lead')}>
      <RefusalNotice error={save.error} />
      <div className={css['buttons']}>
        <Button
          kind="quiet"
          icon="identification-card"
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('submit')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {save.data && t('done')}
      </p>
      {modal}
    </Panel>
  )
}

/** Hands a file to the browser, which keeps it where it keeps downloads. */
function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: the browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
