import { useRef, useState } from 'react'
import { decideAppeal } from '#contract/office/case-decisions.ts'
import type { CaseDetail } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Words } from './decision-parts.tsx'
import { Key, Problem } from '#web/office/kit/parts.tsx'
import { NOTHING, useDeciding, useDraft } from './use-deciding.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './case.module.css'

const OUTCOMES = ['reversed', 'upheld'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Reverses or upholds what somebody else decided. It stays closed until one is chosen and it is said why. */
export function AppealPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const words = t.decisions.appeal
  const { id } = detail.case
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [draft, change] = useDraft(`case-${id}`, NOTHING)
  const { decide, problem, isBusy } = useDeciding(detail)
  const { permissions } = useOperator()
  const why = useRef<HTMLTextAreaElement>(null)
  const mayDecide = detail.is_mine && permissions.includes('appeals_decide')
  const isReady = mayDecide && outcome !== null && draft.facts.trim() !== '' && !isBusy
  const submit = (goesOn: boolean) => {
    if (!isReady || !outcome) return
    const input = { case_id: id, outcome, reasons: draft.facts }
    void decide(() => call(decideAppeal, input), goesOn)
  }
  useKeys({
    1: () => setOutcome('reversed'),
    2: () => setOutcome('upheld'),
    f: () => why.current?.focus(),
    s: () => submit(false),
    n: () => submit(true),
  })

  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) submit(true)
        // Out of the field, so that single keys work again.
        if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
      }}
    >
      <Outcomes outcome={outcome} onChoose={setOutcome} />
      <Words
        ref={why}
        label={words.why}
        hint={words.whyHint}
        value={draft.facts}
        onChange={(facts) => change({ facts })}
      />
      <Problem>{problem}</Problem>
      <button
        type="submit"
        className={classNames(css['main'], outcome === 'upheld' && css['calm'])}
        disabled={!isReady}
      >
        {outcome === null ? words.choose : words.submit[outcome]} <Key on>N</Key>
      </button>
    </form>
  )
}

type OutcomesProps = {
  readonly outcome: Outcome | null
  readonly onChoose: (outcome: Outcome) => void
}

function Outcomes({ outcome, onChoose }: OutcomesProps) {
  const { t } = useOffice()
  const words = t.decisions.appeal
  const said = {
    reversed: [words.reverse, words.reverseMore],
    upheld: [words.uphold, words.upholdMore],
  } as const
  return (
    <div className={css['outcomes']} role="group" aria-label={words.decision}>
      {OUTCOMES.map((name, nth) => (
        <button
          key={name}
          type="button"
          aria-pressed={outcome === name}
          onClick={() => onChoose(name)}
        >
          <span>
            <b>{said[name][0]}</b>
            <br />
            {said[name][1]}
          </span>
          <Key>{String(nth + 1)}</Key>
        </button>
      ))}
    </div>
  )
}
