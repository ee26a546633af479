import type { ReactNode } from 'react'
import { DoorForm } from '../door/door-form.tsx'
import { nicheWish } from '../door/niche-wish.ts'
import { useLanding } from './use-landing.ts'

type MemberFormProps = { className: string | undefined; children: ReactNode }

/** The way to a member: by signup, with what was written for them. */
export function MemberForm({ className, children }: MemberFormProps) {
  const {
    member: { id },
    niche,
  } = useLanding()
  const { seeks } = nicheWish(niche)
  return (
    <DoorForm className={className}>
      <input type="hidden" name="profile" value={id} />
      {seeks && <input type="hidden" name="seeks" value={seeks} />}
      {children}
    </DoorForm>
  )
}
