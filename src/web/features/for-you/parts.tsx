import { MOST_COUNTED } from '#contract/look-days.ts'
import { pathTo } from '#contract/routes.ts'
import { useReasons } from '#web/features/match-finder/reasons.ts'
import { LikeNote } from '#web/features/members/like-note.tsx'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { TileGrid } from '#web/ui/tile.tsx'
import css from './for-you.module.css'
import type { ForYou } from './use-for-you.ts'

/** Who said something with a like, and what. */
export function Said({ said }: Pick<ForYou, 'said'>) {
  const t = useText('for-you')
  return (
    <section className={css['part']}>
      <h2 className="title-md">{t('said')}</h2>
      <TileGrid>
        {said.map(({ member, comment }) => (
          <Sayer key={member.id} {...{ member, comment }} />
        ))}
      </TileGrid>
    </section>
  )
}

function Sayer({ member, comment }: ForYou['said'][number]) {
  const name = useMarkedName()(member)
  return (
    <div className={css['said']}>
      <MemberTile member={member} />
      <LikeNote name={name} comment={comment} />
    </div>
  )
}

/** The cards of the swipe game that wait for today, fanned out, and the way to play them. */
export function Deck({ deck: { cards, likes_left: left } }: { deck: ForYou['deck'] }) {
  const t = useText('for-you.deck')
  const state = left === 0 ? 'used' : cards.length === 0 ? 'seen' : 'open'
  return (
    <section className={css['deck']}>
      {state === 'open' && <Fan cards={cards} />}
      <div className={css['words']}>
        <h2 className="title-md">{t(`${state}.title`)}</h2>
        <p className="soft">
          {state === 'open' ? t('open.text', { count: left }) : t(`${state}.text`)}
        </p>
        <ButtonLink
          size="lg"
          kind={state === 'open' ? 'primary' : 'quiet'}
          iconEnd={state === 'open' ? 'arrow-right-bold' : undefined}
          href={pathTo(state === 'open' ? 'swipe-game' : 'members')}
        >
          {t(`${state}.action`)}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Only pictures: who they are stands on the cards themselves. */
function Fan({ cards }: { cards: ForYou['deck']['cards'] }) {
  const photo = usePhotoAddress()
  return (
    <div className={css['fan']} aria-hidden="true">
      {cards.map(({ id, main_image: image }) => (
        <span key={id}>
          {image ? (
            <img src={photo(image.filename)} alt="" width={480} height={600} decoding="async" />
          ) : (
            <Icon name="user-fill" />
          )}
        </span>
      ))}
    </div>
  )
}

/** The dot stays with the words before it. */
const SEPARATOR = '\u00A0· '

/** The faces come first; more words under each would push the next row off a phone. */
const FIRST_REASONS = 2

/** Who fits, with what the two share in words; all of it and how much it counts is told to those who ask. */
export function Suggestions({ matches }: Pick<ForYou, 'matches'>) {
  const t = useText('for-you.matches')
  return (
    <section className={css['part']}>
      <h2 className="title-md">{t('title')}</h2>
      <TileGrid>
        {matches.map((match) => (
          <Suggestion key={match.member.id} match={match} />
        ))}
      </TileGrid>
    </section>
  )
}

function Suggestion({ match: { member, score, parts } }: { match: ForYou['matches'][number] }) {
  const t = useText('for-you.matches')
  const finder = useText('match-finder')
  const reasons = useReasons()(parts)
  const name = useMarkedName()(member)
  return (
    <div className={css['match']}>
      <MemberTile member={member} />
      <p className="small">
        {reasons.slice(0, FIRST_REASONS).join(SEPARATOR) || finder('reasons.none')}
      </p>
      <details className="small">
        <summary>{t('why', { name })}</summary>
        {reasons.length > FIRST_REASONS && <p>{reasons.join(SEPARATOR)}</p>}
        <p>{t('score', { score })}</p>
        <ul>
          {parts.map(({ part, points, out_of: most }) => (
            <li key={part}>
              {finder(`parts.${part}`)}: {finder('points', { points, most })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** How many looked at the member, and for premium members who. Who browses unseen is told nothing either. */
export function Looked({ looked }: Pick<ForYou, 'looked'>) {
  const t = useText('for-you.looked')
  const { members } = looked
  return (
    <section className={css['part']}>
      <h2 className="title-md">{t('title')}</h2>
      <p className={css['looked']}>
        <Icon name={looked.state === 'off' ? 'eye-slash' : 'eye'} />
        <span>
          <LookedWords looked={looked} />
        </span>
      </p>
      {members !== null && members.length > 0 && (
        <TileGrid>
          {members.map((member) => (
            <MemberTile key={member.id} member={member} />
          ))}
        </TileGrid>
      )}
    </section>
  )
}

function LookedWords({ looked: { state, count, members } }: Pick<ForYou, 'looked'>) {
  const t = useText('for-you.looked')
  if (state === 'off') {
    return (
      <>
        {t('off')}{' '}
        <KitLink className="link" href={`${pathTo('notifications')}#seen`}>
          {t('off_link')}
        </KitLink>
      </>
    )
  }
  return (
    <>
      {count >= MOST_COUNTED ? t('many', { count }) : t('count', { count })}{' '}
      {members === null && count > 0 && (
        <KitLink className="link" href={pathTo('premium')}>
          {t('premium')}
        </KitLink>
      )}
    </>
  )
}
