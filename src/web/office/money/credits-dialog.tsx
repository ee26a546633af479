import { useState } from 'react'
import { giveCredits } from '#contract/office/orders.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'

type Props = {
  readonly memberId: string
  readonly onClose: () => void
  readonly onDone: (words: string) => void
}

/** Credits for a member, at once or with a second person. */
export function CreditsDialog({ memberId, onClose, onDone }: Props) {
  const { t } = useOffice()
  const words = t.money.credits_
  const [count, setCount] = useState('')
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { run, asking } = useFresh()
  const credits = /^-?\d{1,6}$/.test(count.trim()) ? Number(count) : 0
  const give = () => {
    setProblem(null)
    run(() => call(giveCredits, { member_id: memberId, credits, why })).then(
      ({ state, number }) =>
        onDone(state === 'asked' ? t.money.refund.wasAsked(number) : words.done),
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <>
      <Dialog title={words.title} onClose={onClose}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            give()
          }}
        >
          <p>{words.more}</p>
          <Field label={words.count} value={count} onChange={setCount} isFirst />
          <Field label={t.money.refund.why} value={why} onChange={setWhy} />
          <Problem>{problem}</Problem>
          <Button look="ink" type="submit" isDisabled={credits === 0 || why.trim() === ''}>
            {words.give(credits)}
          </Button>
        </form>
      </Dialog>
      {asking}
    </>
  )
}
