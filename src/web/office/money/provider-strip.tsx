import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
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
  const [told, setTold] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const rounds = useQuery({
    queryKey: ['rounds'],
    queryFn: () => call(getRounds, {}),
    refetchInterval: ({ state }) =>
      state.data?.last?.state === 'running' ? WHILE_RUNNING_MS : false,
  })
  const words = t.money.strip
  const begin = () => {
    setProblem(null)
    call(reconcile, {}).then(
      ({ is_begun: isBegun }) => {
        setTold(isBegun ? words.begun : words.busy)
        void rounds.refetch()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  if (!rounds.data) return null
  const { last, done, open } = rounds.data
  const countOf = (...kinds: string[]) =>
    open.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0)
  const all = open.reduce((sum, { count }) => sum + count, 0)
  const missing = countOf('missing_here', 'missing_there')
  const numbers = [
    [words.matched, done?.matched ?? 0],
    [words.differs, all - missing],
    [words.missingHere, countOf('missing_here')],
    [words.missingThere, countOf('missing_there')],
  ] as const
  return (
    <section className={css['strip']} aria-label={words.title}>
      <div>
        <h2>{words.title}</h2>
        <b>{done ? (all > 0 ? words.look(all) : words.all) : words.never}</b>
        <p>
          {done && words.checked(done.provider, timeIn(done.begun_at, language))}{' '}
          {last?.state === 'running' && <span role="status">{words.running}</span>}
        </p>
        {last?.state === 'failed' && <Problem>{words.failed(last.error ?? '')}</Problem>}
        {mayWork && (
          <Button look="quiet" isDisabled={last?.state === 'running'} onClick={begin}>
            {words.now}
          </Button>
        )}
        <p role="status">{last?.state === 'running' ? null : told}</p>
        <Problem>{problem}</Problem>
      </div>
      <dl>
        {numbers.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
