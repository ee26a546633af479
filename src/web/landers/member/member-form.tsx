import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { nicheWish } from '../door/niche-wish.ts'
import { useLanding } from './use-landing.ts'

type MemberFormProps = { className: string | undefined; children: ReactNode }

/** The way to a member: by signup, with what was written for them. Whoever is a member already goes to the conversation. */
export function MemberForm({ className, children }: MemberFormProps) {
  const t = useText('landing')
  const {
    member: { id },
    niche,
  } = useLanding()
  const { seeks } = nicheWish(niche)
  if (useUser())
    return (
      <div className={className}>
        <ButtonLink href={pathTo('members-id-chat', { id })} size="lg" block>
          {t('chat')}
        </ButtonLink>
      </div>
    )
  return (
    <DoorForm className={className}>
      <input type="hidden" name="profile" value={id} />
      {seeks && <input type="hidden" name="seeks" value={seeks} />}
      {children}
    </DoorForm>
  )
}
