import type { SwipeCard } from '#contract/swipe-game.ts'
import { useText } from '#web/i18n/use-text.ts'
import { useInterestNames } from './use-interest-names.ts'
import css from './swipe-game.module.css'

/** What the member on the top card tells about themselves, where there is room for it. */
export function CardFacts({ card }: { card: SwipeCard }) {
  const t = useText('swipe-game')
  const tile = useText('member-tile')
  const names = useInterestNames()
  const { about_line: line, shared_interests: shared } = card
  return (
    <div className={css['facts']}>
      {line && <p className="title-md">{tile('line', { line })}</p>}
      <Facts card={card} />
      {shared.length > 0 && (
        <p className="small mute">{t('shared', { interests: names(shared) })}</p>
      )}
    </div>
  )
}

function Facts({ card }: { card: SwipeCard }) {
  const t = useText('swipe-game')
  const words = useText('profile-words')
  const { relationship_status: relation, body_type: body, eye_color: eyes } = card
  const facts = [
    [t('seeks'), words(`seeks.${card.seeks}`)],
    relation && [words('fields.relationship_status'), words(`relationship_status.${relation}`)],
    body && [words('fields.body_type'), words(`body_type.${body}`)],
    eyes && [words('fields.eye_color'), words(`eye_color.${eyes}`)],
  ].filter((fact) => fact !== null)
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
