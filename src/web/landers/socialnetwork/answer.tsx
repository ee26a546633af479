import type { MemberCard } from '#contract/member-card.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { bubbleClass } from '#web/ui/bubble-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './replies.module.css'

/** What the host says to a reply: what becomes of it. Its place is kept from the start. */
export function Answer({ member }: { member: MemberCard | null }) {
  const t = useText('socialnetwork')
  const { message_credits: credits } = useSettings()
  return (
    <div className={css['answer']}>
      <p className={classNames(bubbleClass({ side: 'in' }), css['words'])}>
        {member ? t('kept', { name: member.name, credits }) : t('kept_taste')}
      </p>
    </div>
  )
}
