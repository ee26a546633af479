import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { SiteForm } from '#contract/office/settings.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Problem } from '#web/office/kit/parts.tsx'
import css from '#web/office/settings/settings.module.css'

type OpenDialogProps = {
  readonly domain: string
  readonly onClose: () => void
  readonly open: () => Promise<SiteForm>
  readonly onDone: (form: SiteForm) => void
}

/** The last look before everybody sees the site. */
export function OpenDialog({ domain, onClose, open, onDone }: OpenDialogProps) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <Dialog title={t.sites.openTitle(domain)} onClose={onClose}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setBusy(true)
            setProblem(null)
            run(open)
              .then(
                (form) => {
                  void queries.invalidateQueries({ queryKey: ['sites'] })
                  onDone(form)
                },
                (error: unknown) => setProblem(wordsFor(t, error)),
              )
              .finally(() => setBusy(false))
          }}
        >
          <p>{t.sites.openMore}</p>
          <Problem>{problem}</Problem>
          <button type="submit" className={css['publish']} disabled={isBusy}>
            {t.sites.openIt(domain)}
          </button>
          <Button look="bare" onClick={onClose}>
            {t.cancel}
          </Button>
        </form>
      </Dialog>
      {asking}
    </>
  )
}
