import { useNavigate } from 'react-router'
import { isServed, pathTo } from '#contract/routes.ts'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { useKeys } from '#web/browser/use-keys.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { CardFacts } from './card-facts.tsx'
import { DeckButtons } from './deck-buttons.tsx'
import { Deck } from './deck.tsx'
import { insteadOfCards } from './instead-of-cards.tsx'
import { KeyHelp } from './key-help.tsx'
import { LikesLeft } from './likes-left.tsx'
import type { LoadedSwipeGame } from './load-swipe-game.ts'
import { Narration } from './narration.tsx'
import { useRefusedMove } from './use-refused-move.ts'
import { useSwipeGame } from './use-swipe-game.ts'
import css from './swipe-game.module.css'

type SwipeGameProps = { loaded: LoadedSwipeGame; onMatch: (card: SwipeCard) => void }

/** The cards in the middle, the likes of the day on one side, and who lies on top on the other. */
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
    if (card && isServed('members-id')) void navigate(pathTo('members-id', { id: card.id }))
  }
  useKeys({
    ArrowLeft: () => choose('pass'),
    ArrowRight: () => choose('like'),
    ...(isServed('members-id') ? { ArrowUp: () => open(top) } : {}),
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
      {top && isServed('match-finder') && <FinderLink />}
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
