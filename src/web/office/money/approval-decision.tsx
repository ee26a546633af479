import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { type Approval, approve, reject, takeBackRequest } from '#contract/office/approvals.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Words } from '#web/office/cases/decision-parts.tsx'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Key, Problem } from '#web/office/kit/parts.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { sumOf } from './money-parts.tsx'
import cases from '#web/office/cases/case.module.css'
import css from './money.module.css'

/** Yes or no for whoever may say so, and the way back for who asked. */
export function ApprovalDecision({ approval }: { approval: Approval }) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const { decide, told, problem, isBusy, asking } = useDeciding()
  const { id, may_decide: mayDecide, is_mine: isMine, state } = approval
  const mayTakeBack = isMine && state === 'asked' && permissions.includes('money_work')
  return (
    <>
      <p role="status">{told}</p>
      {mayDecide && <YesOrNo approval={approval} decide={decide} isBusy={isBusy} />}
      <Problem>{problem}</Problem>
      {mayTakeBack && (
        <Button
          look="quiet"
          isDisabled={isBusy}
          onClick={() => decide(() => call(takeBackRequest, { approval_id: id }))}
        >
          {t.money.approvals.takeBack}
        </Button>
      )}
      {asking}
    </>
  )
}

type Deciding = ReturnType<typeof useDeciding>
type YesOrNoProps = Pick<Deciding, 'decide' | 'isBusy'> & { readonly approval: Approval }

function YesOrNo({ approval, decide, isBusy }: YesOrNoProps) {
  const { t, language } = useOffice()
  const words = t.money.approvals
  const [word, setWord] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const about = { approval_id: approval.id }
  const yes = () => decide(() => call(approve, { ...about, ...(word.trim() && { words: word }) }))
  const no = () => {
    if (word.trim() === '') field.current?.focus()
    else decide(() => call(reject, { ...about, words: word }))
  }
  useKeys({ a: yes, r: no })
  const sum = sumOf(t, approval, language)
  const gives = approval.credits === null ? words.approve : words.approveGive(sum)
  return (
    <>
      <Words
        ref={field}
        label={`${words.word} (${words.wordHint})`}
        value={word}
        onChange={setWord}
      />
      <p className={css['calm']}>
        <Icon name="fingerprint" size="sm" /> {words.factor}
      </p>
      <footer className={css['foot']}>
        <button type="button" className={cases['main']} disabled={isBusy} onClick={yes}>
          {approval.amount_minor === null ? gives : words.approvePay(sum)} <Key on>A</Key>
        </button>
        <Button look="quiet" hint="R" isDisabled={isBusy} onClick={no}>
          {words.reject}
        </Button>
      </footer>
    </>
  )
}

function useDeciding() {
  const { t } = useOffice()
  const queries = useQueryClient()
  const [told, setTold] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { run, asking } = useFresh()
  const decide = (work: () => Promise<{ readonly state: string }>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    run(work)
      .then(
        ({ state }) => setTold(t.money.approvals.told[state] ?? null),
        (error: unknown) => setProblem(wordsFor(t, error)),
      )
      .finally(() => {
        setBusy(false)
        for (const key of ['approval', 'approvals', 'approval-count', 'order'])
          void queries.invalidateQueries({ queryKey: [key] })
      })
  }
  return { decide, told, problem, isBusy, asking }
}
