import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { askForPrices, type PricePackage } from '#contract/office/prices.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'

type AskDialogProps = {
  readonly siteId: string
  readonly packages: readonly PricePackage[]
  readonly onClose: () => void
  readonly onDone: (number: number) => void
}

/** From when on, and why: then somebody else decides. */
export function AskDialog({ siteId, packages, onClose, onDone }: AskDialogProps) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [from, setFrom] = useState('')
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ask = () => {
    setBusy(true)
    setProblem(null)
    const valid_from = from === '' ? null : new Date(from).toISOString()
    const wish = { site_id: siteId, valid_from, packages: [...packages], why }
    run(() => call(askForPrices, wish))
      .then(
        async ({ number }) => {
          await queries.invalidateQueries({ queryKey: ['prices', siteId] })
          onDone(number)
        },
        (error: unknown) => setProblem(wordsFor(t, error)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Dialog title={t.prices.askTitle} onClose={onClose}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            ask()
          }}
        >
          <p>{t.prices.askMore}</p>
          <Field
            label={t.prices.validFrom}
            hint={t.prices.atOnce}
            type="datetime-local"
            value={from}
            onChange={setFrom}
            isRequired={false}
          />
          <Field label={t.prices.why} value={why} onChange={setWhy} isFirst />
          <Problem>{problem}</Problem>
          <Button look="ink" type="submit" isDisabled={isBusy || why.trim() === ''}>
            {t.prices.ask}
          </Button>
        </form>
      </Dialog>
      {asking}
    </>
  )
}
