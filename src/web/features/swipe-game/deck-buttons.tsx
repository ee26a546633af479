import { isServed, pathTo } from '#contract/routes.ts'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Choice } from './game.ts'
import { RoundButton } from './round-button.tsx'
import { RoundLink } from './round-link.tsx'
import css from './deck-buttons.module.css'

type DeckButtonsProps = {
  /** The card on top, if there is one to decide. */
  card: SwipeCard | undefined
  canUndo: boolean
  onUndo: () => void
  onChoose: (choice: Choice) => void
}

/** What can be done without a gesture. */
export function DeckButtons({ card, canUndo, onUndo, onChoose }: DeckButtonsProps) {
  const t = useText('swipe-game.actions')
  if (!card && !canUndo) return null

  return (
    <div className={css['buttons']}>
      <RoundButton
        icon="arrow-u-up-left-bold"
        label={t('undo')}
        isOff={!canUndo}
        onPress={onUndo}
      />
      {card && <Choices name={card.name} onChoose={onChoose} />}
      {card && <Onward card={card} />}
    </div>
  )
}

function Choices({ name, onChoose }: { name: string } & Pick<DeckButtonsProps, 'onChoose'>) {
  const t = useText('swipe-game.actions')
  return (
    <>
      <RoundButton
        kind="pass"
        icon="x-bold"
        label={t('pass', { name })}
        onPress={() => onChoose('pass')}
      />
      <RoundButton
        kind="like"
        icon="heart-fill"
        label={t('like', { name })}
        onPress={() => onChoose('like')}
      />
    </>
  )
}

/** To the conversation, or to the profile while there are none. */
function Onward({ card: { id, name } }: { card: SwipeCard }) {
  const t = useText('swipe-game.actions')
  if (isServed('members-id-chat'))
    return (
      <RoundLink
        icon="chat-circle-bold"
        label={t('write', { name })}
        href={pathTo('members-id-chat', { id })}
      />
    )
  if (isServed('members-id'))
    return <RoundLink icon="user" label={t('open', { name })} href={pathTo('members-id', { id })} />
  return null
}
