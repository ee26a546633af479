import { useState } from 'react'
import { correctAddress } from '#contract/office/members.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'

type Props = {
  readonly memberId: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The address as it should have been. The one there is now is not shown for it. */
export function AddressDialog({ memberId, onClose, onDone }: Props) {
  const { t } = useOffice()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    setProblem(null)
    call(correctAddress, { member_id: memberId, email: email.trim() }).then(
      onDone,
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <Dialog title={t.members.correct} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p>{t.members.correctMore}</p>
        <Field label={t.members.correctTo} type="email" value={email} onChange={setEmail} isFirst />
        <Problem>{problem}</Problem>
        <Button look="ink" type="submit" isDisabled={!email.includes('@')}>
          {t.members.correctSend}
        </Button>
      </form>
    </Dialog>
  )
}
