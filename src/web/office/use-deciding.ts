import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Content, MeasureName, SuspensionDays } from '#contract/office/decisions.ts'
import { type CaseDetail, listCases } from '#contract/office/cases.ts'
import { call } from './call.ts'
import { whyNot } from './case-parts.tsx'
import { useOffice } from './context.tsx'
import { goTo } from './place.ts'
import { placeOf } from './queue.tsx'

/** Does it once, says why not, and goes on to the next case that nobody has. */
export function useDeciding({ case: { id, kind } }: CaseDetail) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const decide = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      sessionStorage.removeItem(`case-${id}`)
      void queries.invalidateQueries({ queryKey: ['cases'] })
      void queries.invalidateQueries({ queryKey: ['waiting'] })
      const { cases } = await call(listCases, { kind, holder: 'free' })
      const next = cases.find((row) => row.id !== id && !row.is_handed_on)
      goTo(next ? placeOf(next) : '/queue')
    } catch (error) {
      setProblem(whyNot(t, error))
      setBusy(false)
    }
  }
  return { decide, problem, isBusy }
}

/** What is typed stays in this tab until it is decided, also when one has to log in again. */
export function useDraft(id: number, standard: Draft): [Draft, (changes: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...standard,
    ...(JSON.parse(sessionStorage.getItem(`case-${id}`) ?? '{}') as Partial<Draft>),
  }))
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    sessionStorage.setItem(`case-${id}`, JSON.stringify(next))
    setDraft(next)
  }
  return [draft, change]
}

export type Draft = {
  readonly measure: MeasureName
  readonly days: SuspensionDays
  /** The id of a rule; empty where none is chosen. */
  readonly policy: string
  readonly facts: string
  readonly content: readonly Content[]
}

export const NOTHING: Draft = {
  measure: 'nothing',
  days: 7,
  policy: '',
  facts: '',
  content: [],
}
