import { useNavigate } from 'react-router'
import { localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import { SWIPE_LIKES_PER_DAY, type SwipeCard } from '#contract/swipe-game.ts'
import { useKeys } from '#web/browser/use-keys.ts'
import { useSecondsUntil } from '#web/browser/clock.ts'
import { useWhoWords } from '#web/features/settings/identities.tsx'
import { useMarkedName, withAge } from '#web/features/settings/member-names.tsx'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { LensPip } from '#web/ui/lens-art.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeckButtons } from './deck-buttons.tsx'
import { Deck } from './deck.tsx'
import { deadlineOf, type Game } from './game.ts'
import { insteadOfCards } from './instead-of-cards.tsx'
import type { LoadedSwipeGame } from './load-swipe-game.ts'
import css from './swipe-game.module.css'
import { type Happening, useSwipeGame } from './use-swipe-game.ts'

type SwipeGameProps = { loaded: LoadedSwipeGame; onMatch: (card: SwipeCard) => void }

/** The cards in the middle, the likes of the day on one side, and the member on top on the other. */
export function SwipeGame({ loaded, onMatch }: SwipeGameProps) {
  const t = useText('swipe-game')
  const navigate = useNavigate()
  const swipeGame = useSwipeGame(loaded, { onMatch, onRefused: useRefusedMove() })
  const { game, cards, choose, undo } = swipeGame
  const instead = insteadOfCards(swipeGame)
  const top = instead ? undefined : cards[0]
  const isUsedUp = game?.likes_left === 0
  const canUndo = !isUsedUp && (game?.can_undo ?? false)
  const open = (card: SwipeCard | undefined) => {
    if (card) void navigate(pathTo('members-id', { id: card.id }))
  }
  useKeys({
    ArrowLeft: () => choose('pass'),
    ArrowRight: () => choose('like'),
    ArrowUp: () => open(top),
    z: undo,
  })

  return (
    <div className={css['table']}>
      <div className={css['day']}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        {game && <LikesLeft game={game} onOver={swipeGame.more.fetch} />}
        {!isUsedUp && <KeyHelp />}
      </div>
      <div>
        <Deck game={swipeGame} onOpen={open} instead={instead} />
        <DeckButtons card={top} canUndo={canUndo} onUndo={undo} onChoose={choose} />
      </div>
      <div className={css['who']}>{top && <CardFacts card={top} />}</div>
      <Narration last={swipeGame.last} next={top} />
      {top && <FinderLink />}
    </div>
  )
}

function FinderLink() {
  const t = useText('swipe-game.finder')
  return (
    <p className={css['finder']}>
      {t('text')}{' '}
      <KitLink className="link" href={pathTo('match-finder')}>
        {t('link')}
      </KitLink>
    </p>
  )
}

/** What the member on the top card tells about themselves, where there is room for it. */
function CardFacts({ card }: { card: SwipeCard }) {
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
  const { who, sought } = useWhoWords()
  const { relationship_status: relation, body_type: body, eye_color: eyes } = card
  const facts = [
    card.identity && [words('fields.gender'), who({ ...card, gender: null })],
    [t('seeks'), sought(card)],
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

/** Names interests in a sentence, such as "koken, wijn". */
function useInterestNames(): (interests: SwipeCard['interests']) => string {
  const words = useText('profile-words.interests')
  const { locale } = useCatalogue()
  const { iso } = localeOf(locale)
  // German writes nouns with a capital wherever they stand.
  const inSentence = (word: string) => (locale === 'de' ? word : word.toLocaleLowerCase(iso))
  return (interests) => interests.map((interest) => inSentence(words(interest))).join(', ')
}

/** Which key does what, for players with a keyboard. */
function KeyHelp() {
  const t = useText('swipe-game.keys')
  const keys = [
    ['←', t('pass')],
    ['→', t('like')],
    ['↑', t('open')],
    ['Z', t('undo')],
  ]
  return (
    <ul className={css['keys']} aria-label={t('title')}>
      {keys.map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd>
          {does}
        </li>
      ))}
    </ul>
  )
}

/** How many likes the day still has, and when there are new ones. */
function LikesLeft({ game, onOver }: { game: Game; onOver: () => void }) {
  const t = useText('swipe-game')
  const seconds = useSecondsUntil(deadlineOf(game), onOver)
  const { likes_left: left } = game
  return (
    <div className={css['likes']}>
      <div>
        <b>{t('left', { count: left })}</b>
        <div className="small mute tabular" role="timer">
          {t('resets', { time: clockTime(seconds) })}
        </div>
      </div>
      <div className={css['pips']}>
        {Array.from({ length: SWIPE_LIKES_PER_DAY }, (_, index) => (
          <LensPip key={index} lit={index < left} />
        ))}
      </div>
    </div>
  )
}

/** Seconds as hours, minutes and seconds, two digits each. */
function clockTime(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Tells screen readers what happened and which card is next. */
function Narration({ last, next }: { last: Happening | null; next: SwipeCard | undefined }) {
  const t = useText('swipe-game.said')
  const marked = useMarkedName()
  const called = (card: SwipeCard) =>
    [withAge(marked(card), card.age), card.city].filter(Boolean).join(', ')
  return (
    <p className="visually-hidden" role="status">
      {last && t(last.what, { name: marked(last.card) })}{' '}
      {last && next && t('next', { who: called(next) })}
    </p>
  )
}

/** Says why a move was refused. If the member on the card has gone, only that. */
function useRefusedMove(): (error: unknown, gone: SwipeCard | null) => void {
  const t = useText('swipe-game')
  const shell = useText('shell')
  const showRefusal = useRefusalToast()
  const marked = useMarkedName()
  return (error, gone) => {
    if (!gone) return showRefusal(error)
    showToast({
      topic: 'refusal',
      title: t('gone', { name: marked(gone) }),
      icon: 'info',
      closeLabel: shell('close'),
    })
  }
}
