import { type Ref, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { type DecisionSubject, previewStatement } from '#contract/office/decisions.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { Button } from '#web/office/kit/parts.tsx'
import type { Draft } from './use-deciding.ts'
import css from './case.module.css'

type Preview = z.output<typeof previewStatement.output>
type Wanted = Omit<z.input<typeof previewStatement.input>, 'about'>

/** What would be sent, as the server writes it: asked anew when the hand rests. Nothing is asked before a rule is chosen. */
export function usePreview(about: DecisionSubject | null, wanted: Wanted, mayAsk: boolean) {
  const { permissions } = useOperator()
  const resting = useResting(JSON.stringify({ about, ...wanted }))
  return useQuery({
    queryKey: ['preview', resting],
    queryFn: () =>
      call(previewStatement, JSON.parse(resting) as z.input<typeof previewStatement.input>),
    enabled:
      about !== null &&
      mayAsk &&
      permissions.includes('decisions_make') &&
      JSON.parse(resting).policy_id !== undefined,
    placeholderData: (before) => before,
    retry: false,
  })
}

const REST_MS = 300

function useResting(value: string): string {
  const [resting, setResting] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return resting
}

/** A measure in a word or two. */
export function measureIn(
  t: OfficeTexts,
  { measure, days }: Pick<Draft, 'measure'> & { readonly days: number | null },
): string {
  const words = t.cases.measures[measure]
  return measure === 'suspend' && days !== null ? `${words}, ${t.cases.suspension(days)}` : words
}

type ProposalProps = {
  readonly preview: Preview | undefined
  readonly draft: Draft
  readonly onTake: () => void
}

/** What the rule proposes for somebody with so many strikes. It is never taken by itself. */
export function Proposal({ preview, draft, onTake }: ProposalProps) {
  const { t } = useOffice()
  const proposed = preview?.proposed
  if (!proposed) return null
  const isTaken =
    proposed.measure === draft.measure &&
    (proposed.measure !== 'suspend' || proposed.days === draft.days)
  return (
    <p className={css['proposal']}>
      <span>
        {t.decisions.strikes(preview.strikes)}. {t.decisions.panel.proposed(measureIn(t, proposed))}
      </span>
      {!isTaken && (
        <Button look="quiet" hint="." onClick={onTake}>
          {t.decisions.panel.take}
        </Button>
      )}
    </p>
  )
}

type StatementProps = {
  readonly ref: Ref<HTMLElement>
  readonly preview: ReturnType<typeof usePreview>
  readonly draft: Draft
}

/** The statement of reasons in the member's language, as it will be sent. */
export function StatementPreview({ ref, preview, draft }: StatementProps) {
  const { t, language: own } = useOffice()
  const words = t.decisions.panel
  const { data, error } = preview
  const statement = draft.policy === '' ? null : data?.statement
  const language = statement && languageName(own, statement.language)
  return (
    <section ref={ref} className={css['preview']} tabIndex={-1} aria-label={words.reads}>
      <h3>
        {words.reads} {language && <small>{words.readsIn(language)}</small>}
      </h3>
      {error && draft.policy !== '' ? (
        <p>{wordsFor(t, error)}</p>
      ) : statement ? (
        <div className={css['card']} lang={statement.language}>
          <b>{statement.title}</b>
          <dl className={css['statement']}>
            {statement.parts.map(({ term, words: said }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : (
        <p>{draft.measure === 'nothing' ? words.notTold : words.chooseRule}</p>
      )}
      <ul className={css['checks']}>
        {statement && (
          <li>
            <Icon name={draft.facts.trim() === '' ? 'warning-circle' : 'check-circle'} size="sm" />
            {draft.facts.trim() === '' ? words.unwhole : words.whole}
          </li>
        )}
        {data?.answers_reporter && (
          <li>
            <Icon name="envelope-simple" size="sm" />
            {words.answers}
          </li>
        )}
      </ul>
    </section>
  )
}

function languageName(own: string, code: string): string {
  return new Intl.DisplayNames([own], { type: 'language' }).of(code) ?? code
}
