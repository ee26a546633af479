import { useText } from '#web/i18n/use-text.ts'
import { useLanding } from '../member/use-landing.ts'
import css from './letter.module.css'

const MOST_LIKES = 5

/** How their own text begins, as a quote. Where there is none the page says in its own words what the profile does tell. */
export function Lines() {
  const t = useText('landing.letter')
  const { member, lines } = useLanding()
  if (lines === null) return <Likes />
  return (
    <figure className={css['lines']}>
      <blockquote className={css['hand']}>{lines}</blockquote>
      <figcaption>{t('from', { name: member.name })}</figcaption>
    </figure>
  )
}

function Likes() {
  const t = useText('landing.letter')
  const word = useText('profile-words.interests')
  const { member, interests } = useLanding()
  if (interests.length === 0) return <p className={css['told']}>{t('silent')}</p>
  return (
    <div className={css['told']}>
      <p>{t('likes', { name: member.name })}</p>
      <ul>
        {interests.slice(0, MOST_LIKES).map((interest) => (
          <li key={interest}>{word(interest)}</li>
        ))}
      </ul>
    </div>
  )
}
