import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Content, MeasureName, SuspensionDays } from '#contract/office/decisions.ts'
import { type CaseDetail, listCases } from '#contract/office/cases.ts'
import { call, isCode } from '#web/office/kit/call.ts'
import { whyNot } from './case-parts.tsx'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { placeOf } from './case-parts.tsx'

/** Does it once, says why not, and goes on to the next case that nobody has. */
export function useDeciding({ case: { id, kind } }: CaseDetail) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { id: me } = useOperator()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const decide = async (work: () => Promise<unknown>, goesOn = true) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      sessionStorage.removeItem(`case-${id}`)
      void queries.invalidateQueries({ queryKey: ['cases'] })
      void queries.invalidateQueries({ queryKey: ['waiting'] })
      if (!goesOn) return goTo('/queue')
      const { cases } = await call(listCases, { kind, holder: 'free' })
      const next = cases.find(
        (row) => row.id !== id && !row.is_handed_on && row.decider?.operator_id !== me,
      )
      goTo(next ? placeOf(next) : '/queue')
    } catch (error) {
      // Somebody ended the rule meanwhile: the choice shows those that are left.
      if (isCode(error, 'POLICY_UNKNOWN'))
        void queries.invalidateQueries({ queryKey: ['policies'] })
      setProblem(whyNot(t, error))
      setBusy(false)
    }
  }
  return { decide, problem, isBusy }
}

/** What is typed stays in this tab until it is decided, also when one has to log in again. */
export function useDraft(
  name: string,
  standard: Draft,
): [Draft, (changes: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...standard,
    ...(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Draft>),
  }))
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    sessionStorage.setItem(name, JSON.stringify(next))
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
