import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { getRounds, reconcile } from '#contract/office/orders.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { timeIn } from '#web/office/kit/times.ts'
import css from './money.module.css'

const WHILE_RUNNING_MS = 1000

/** How the books stood against the provider's when they were compared last. */
export function ProviderStrip() {
  const { t, language } = useOffice()
  const mayWork = useOperator().permissions.includes('money_work')
  const { rounds, begin, told, problem } = useRounds()
  if (!rounds) return null
  const words = t.money.strip
  const { last, done, open } = rounds
  const all = open.reduce((sum, { count }) => sum + count, 0)
  const isRunning = last?.state === 'running'
  return (
    <section className={css['strip']} aria-label={words.title}>
      <div>
        <h2>{words.title}</h2>
        <b>{done ? (all > 0 ? words.look(all) : words.all) : words.never}</b>
        <p>
          {done && words.checked(done.provider, timeIn(done.begun_at, language))}{' '}
          {isRunning && <span role="status">{words.running}</span>}
        </p>
        {last?.state === 'failed' && <Problem>{words.failed(last.error ?? '')}</Problem>}
        {mayWork && (
          <Button look="quiet" isDisabled={isRunning} onClick={begin}>
            {words.now}
          </Button>
        )}
        <p role="status">{isRunning ? null : told}</p>
        <Problem>{problem}</Problem>
      </div>
      <Numbers rounds={rounds} />
    </section>
  )
}

type Rounds = z.output<typeof getRounds.output>

function Numbers({ rounds: { done, open } }: { rounds: Rounds }) {
  const { t } = useOffice()
  const words = t.money.strip
  const countOf = (kind: string) => open.find((each) => each.kind === kind)?.count ?? 0
  const [here, there] = [countOf('missing_here'), countOf('missing_there')]
  const all = open.reduce((sum, { count }) => sum + count, 0)
  const numbers = [
    [words.matched, done?.matched ?? 0],
    [words.differs, all - here - there],
    [words.missingHere, here],
    [words.missingThere, there],
  ] as const
  return (
    <dl>
      {numbers.map(([term, count]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function useRounds() {
  const { t } = useOffice()
  const [told, setTold] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const rounds = useQuery({
    queryKey: ['rounds'],
    queryFn: () => call(getRounds, {}),
    refetchInterval: ({ state }) =>
      state.data?.last?.state === 'running' ? WHILE_RUNNING_MS : false,
  })
  const begin = () => {
    setProblem(null)
    call(reconcile, {}).then(
      ({ is_begun: isBegun }) => {
        setTold(isBegun ? t.money.strip.begun : t.money.strip.busy)
        void rounds.refetch()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return { rounds: rounds.data, begin, told, problem }
}
