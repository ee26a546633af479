import { useState } from 'react'
import type { SiteForm } from '#contract/office/settings.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'
import { Differences } from './differences.tsx'
import css from './settings.module.css'

type PublishDialogProps = {
  readonly form: SiteForm
  readonly onClose: () => void
  readonly publish: (why: string) => Promise<SiteForm>
  readonly onDone: (form: SiteForm) => void
}

/** The last look before members see it: what changes, and why, for colleagues. */
export function PublishDialog({ form, onClose, publish, onDone }: PublishDialogProps) {
  const { t } = useOffice()
  const { run, asking } = useFresh()
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { name } = form
  return (
    <>
      <Dialog title={t.settings.publishTitle(name)} onClose={onClose}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setBusy(true)
            setProblem(null)
            run(() => publish(why))
              .then(onDone, (error: unknown) => setProblem(wordsFor(t, error)))
              .finally(() => setBusy(false))
          }}
        >
          <Differences form={form} />
          <Field label={t.settings.why} value={why} onChange={setWhy} isRequired={false} isFirst />
          <p>{t.settings.publishMore}</p>
          <Problem>{problem}</Problem>
          <button type="submit" className={css['publish']} disabled={isBusy}>
            {t.settings.publish(name)}
          </button>
        </form>
      </Dialog>
      {asking}
    </>
  )
}

type DiscardDialogProps = {
  readonly onClose: () => void
  readonly discard: () => Promise<SiteForm>
  readonly onDone: (form: SiteForm) => void
}

export function DiscardDialog({ onClose, discard, onDone }: DiscardDialogProps) {
  const { t } = useOffice()
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <Dialog title={t.settings.discard} onClose={onClose}>
      <p>{t.settings.discardSure}</p>
      <Problem>{problem}</Problem>
      <Button
        look="bad"
        onClick={() =>
          void discard().then(onDone, (error: unknown) => setProblem(wordsFor(t, error)))
        }
      >
        {t.settings.discard}
      </Button>
    </Dialog>
  )
}
