import { type ReactNode, useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { StepUpModal } from './step-up-modal.tsx'

type Waiting = { readonly goOn: () => void; readonly giveUp: () => void }

type StepUp = {
  /** Makes a call that may need the password again. It is null if the member rather leaves everything as it was. */
  readonly stepUp: <Out>(ask: () => Promise<Out>) => Promise<Out | null>
  /** To be put anywhere on the screen: it shows itself when it is needed. */
  readonly modal: ReactNode
}

/** For calls that ask for the password again before they do anything: it is asked for, and the call made once more. */
export function useStepUp(): StepUp {
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  async function stepUp<Out>(ask: () => Promise<Out>): Promise<Out | null> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'PASSWORD_REQUIRED') throw error
    }
    const isConfirmed = await new Promise<boolean>((answer) =>
      setWaiting({ goOn: () => answer(true), giveUp: () => answer(false) }),
    )
    setWaiting(null)
    return isConfirmed ? ask() : null
  }

  const modal = waiting && <StepUpModal onConfirm={waiting.goOn} onCancel={waiting.giveUp} />
  return { stepUp, modal }
}
