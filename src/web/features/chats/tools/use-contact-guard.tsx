import { type ReactNode, useState } from 'react'
import { contactDetailsIn, type ContactKind } from '#contract/contact/contact-details.ts'
import { ContactWarning } from './contact-warning.tsx'

type Held = {
  readonly found: readonly ContactKind[]
  readonly cost: ReactNode
  readonly send: () => void
}

/** Lets a text through at once, or asks first when it tells how to reach or pay somebody elsewhere. */
export function useContactGuard() {
  const [held, setHeld] = useState<Held | null>(null)

  function guard(text: string, cost: ReactNode, send: () => void) {
    const found = contactDetailsIn(text)
    if (found.length === 0) send()
    else setHeld({ found, cost, send })
  }

  function sendAnyway() {
    setHeld(null)
    held?.send()
  }

  const question = held && (
    <ContactWarning
      found={held.found}
      cost={held.cost}
      onSend={sendAnyway}
      onBack={() => setHeld(null)}
    />
  )
  return { guard, question }
}
