import { useState } from 'react'
import type { SiteForm } from '#contract/office/settings.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'
import { Differences } from './differences.tsx'
import css from './settings.module.css'

type FootProps = {
  readonly form: SiteForm
  readonly changed: number
  readonly isReady: boolean
  /** Whether something that was typed is on its way. */
  readonly isBusy: boolean
  readonly onAsk: (asking: 'publish' | 'differences' | 'discard') => void
}

/** How much is prepared, and publishing it. */
export function Foot({ form, changed, isReady, isBusy, onAsk }: FootProps) {
  const { t } = useOffice()
  const isBlocked = form.problems.length > 0
  return (
    <footer className={css['foot']}>
      <p>
        {changed === 0 ? (
          t.settings.noDraft
        ) : (
          <>
            <b>{t.settings.inDraft(changed)}</b>
            {isBlocked ? t.settings.blocked : t.settings.inDraftMore}
          </>
        )}
      </p>
      {changed > 0 && (
        <>
          <Button look="bare" isDisabled={isBusy} onClick={() => onAsk('discard')}>
            {t.settings.discard}
          </Button>
          <Button look="quiet" hint="D" onClick={() => onAsk('differences')}>
            {t.settings.differences}
          </Button>
          <button
            type="button"
            className={css['publish']}
            disabled={!isReady}
            onClick={() => onAsk('publish')}
          >
            {t.settings.publish(form.name)}
          </button>
        </>
      )}
    </footer>
  )
}

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
