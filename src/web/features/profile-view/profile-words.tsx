import type { MemberProfile } from '#contract/members.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ChipText } from '#web/ui/chip.tsx'
import type { LikedPart } from './profile-head.tsx'
import css from './profile.module.css'

type Likeable = { member: MemberProfile; onLike: (part: LikedPart) => void }

/** What the member tells about themselves, and the way to like just that. */
export function About({ member, onLike }: Likeable) {
  const t = useText('like-note')
  const name = useMarkedName()(member)
  if (!member.about) return null
  return (
    <div className={css['told']}>
      <p className={css['about']}>{member.about}</p>
      <IconButton
        icon="heart"
        label={t('open_about', { name })}
        onClick={() => onLike({ part: 'about' })}
      />
    </div>
  )
}

/** What the member says to prompts, in their own order, and the way to like one answer. */
export function PromptList({ member: { prompts }, onLike }: Likeable) {
  const t = useText('like-note')
  const words = useText('profile-words.prompts')
  if (prompts.length === 0) return null
  return (
    <dl className={css['prompts']}>
      {prompts.map(({ prompt, answer }) => (
        <div key={prompt}>
          <dt>{words(prompt)}</dt>
          <dd className={css['told']}>
            <span>{answer}</span>
            <IconButton
              icon="heart"
              label={t('open_prompt', { prompt: words(prompt) })}
              onClick={() => onLike({ part: 'prompt', prompt })}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the member is after, with what the viewer is after, too, first and ticked; and where they draw the line. */
export function Wants({ member }: { member: MemberProfile }) {
  const t = useText('member')
  const words = useText('profile-words')
  const marked = useMarkedName()
  const { looks_for: all, shared_looks_for: shared, boundaries } = member
  const others = all.filter((word) => !shared.includes(word))

  return (
    <>
      {all.length > 0 && (
        <section>
          <h2 className={css['heading']}>{t('looks_for', { name: marked(member) })}</h2>
          <ul className={css['chips']}>
            {shared.map((word) => (
              <li key={word}>
                <ChipText ticked={t('wanted_mark')}>{words(`looks_for.${word}`)}</ChipText>
              </li>
            ))}
            {others.map((word) => (
              <li key={word}>
                <ChipText>{words(`looks_for.${word}`)}</ChipText>
              </li>
            ))}
          </ul>
        </section>
      )}
      {boundaries.length > 0 && (
        <section>
          <h2 className={css['heading']}>{t('boundaries')}</h2>
          <ul className={css['chips']}>
            {boundaries.map((word) => (
              <li key={word}>
                <ChipText>{words(`boundaries.${word}`)}</ChipText>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The member's interests; those the viewer shares come first and are ticked. */
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
