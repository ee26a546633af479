import type { ReactNode } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { RefusalNotice } from './refusal-notice.tsx'

const LINK_INVALID = new Refusal('LINK_INVALID')

/** A link in a mail that does not work (any more), and the way to what its mail was about. */
export function DeadLink({ children }: { children: ReactNode }) {
  return (
    <>
      <RefusalNotice error={LINK_INVALID} />
      {children}
    </>
  )
}
