import type { MemberProfile } from '#contract/members.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ChipText } from '#web/ui/chip-text.tsx'
import css from './profile.module.css'

/** What somebody likes to do; what both do comes first and is ticked. */
export function InterestChips({ member }: { member: MemberProfile }) {
  const t = useText('member')
  const words = useText('profile-words.interests')
  const { interests, shared_interests: shared } = member
  const others = interests.filter((interest) => !shared.includes(interest))
  if (interests.length === 0) return null

  return (
    <section>
      <h2 className={css['heading']}>{t(shared.length > 0 ? 'shared' : 'interests')}</h2>
      <ul className={css['chips']}>
        {shared.map((interest) => (
          <li key={interest}>
            <ChipText ticked={t('shared_mark')}>{words(interest)}</ChipText>
          </li>
        ))}
        {others.map((interest) => (
          <li key={interest}>
            <ChipText>{words(interest)}</ChipText>
          </li>
        ))}
      </ul>
    </section>
  )
}
