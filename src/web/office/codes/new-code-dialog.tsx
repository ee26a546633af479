import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { COUNTRY_CODES, type CountryCode } from '#contract/locales.ts'
import { CODE_ALONE, makeCode } from '#contract/office/codes.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem, Select } from '#web/office/kit/parts.tsx'
import css from './codes.module.css'

const NEW = {
  code: '',
  percentage: '20',
  minimum: '',
  country: '',
  each: 'each',
  uses: '100',
  until: '',
  why: '',
}
type Typed = typeof NEW

/** Makes a code; above what one person may, it asks for a second one. */
export function NewCodeDialog({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const { t } = useOffice()
  const words = t.prices.codes
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [typed, setTyped] = useState<Typed>(NEW)
  const [problem, setProblem] = useState<string | null>(null)
  const set = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const isAbove =
    Number(typed.percentage) > CODE_ALONE.percentage ||
    (typed.each === 'each' && Number(typed.uses) > CODE_ALONE.uses)
  const make = () => {
    setProblem(null)
    run(() => call(makeCode, wishIn(siteId, typed))).then(
      async () => {
        await queries.invalidateQueries({ queryKey: ['codes'] })
        onClose()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <>
      <Dialog title={words.newTitle} onClose={onClose}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            make()
          }}
        >
          <Fields typed={typed} set={set} />
          {isAbove && <p className={css['above']}>{words.above}</p>}
          <Problem>{problem}</Problem>
          <Button look="ink" type="submit">
            {isAbove ? words.askFor : words.make}
          </Button>
        </form>
      </Dialog>
      {asking}
    </>
  )
}

type FieldsProps = {
  readonly typed: Typed
  readonly set: (name: keyof Typed) => (value: string) => void
}

function Fields({ typed, set }: FieldsProps) {
  const { t, language } = useOffice()
  const words = t.prices.codes
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <div className={css['fields']}>
      <Field
        label={words.name}
        hint={words.nameHint}
        value={typed.code}
        onChange={set('code')}
        isRequired={false}
        isFirst
      />
      <Field
        label={words.percentage}
        type="number"
        value={typed.percentage}
        onChange={set('percentage')}
      />
      <Field
        label={`${words.minimum} (€)`}
        hint={words.minimumHint}
        value={typed.minimum}
        onChange={set('minimum')}
        isRequired={false}
      />
      <Select
        label={words.country}
        value={typed.country}
        onChange={set('country')}
        options={[
          ['', words.anywhere],
          ...COUNTRY_CODES.map((code) => [code, names.of(code) ?? code] as const),
        ]}
      />
      <Select
        label={words.each}
        value={typed.each}
        onChange={set('each')}
        options={[
          ['each', words.everybody],
          ['once', words.once],
        ]}
      />
      {typed.each === 'each' && (
        <Field label={words.uses} type="number" value={typed.uses} onChange={set('uses')} />
      )}
      <Field label={words.until} type="date" value={typed.until} onChange={set('until')} />
      <Field label={words.why} value={typed.why} onChange={set('why')} />
    </div>
  )
}

function wishIn(siteId: string, typed: Typed): z.input<typeof makeCode.input> {
  const minimum = Math.round(Number(typed.minimum.replace(',', '.')) * 100)
  return {
    site_id: siteId,
    code: typed.code.trim() === '' ? null : typed.code,
    percentage: Number(typed.percentage),
    minimum: typed.minimum.trim() === '' ? null : { minor: minimum, currency: 'EUR' },
    country: typed.country === '' ? null : (typed.country as CountryCode),
    is_once_each: typed.each === 'each',
    most_uses: typed.each === 'each' ? Number(typed.uses) : 1,
    until: typed.until,
    why: typed.why,
  }
}
