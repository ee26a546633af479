import { pathTo } from '#contract/routes.ts'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './deck-buttons.module.css'
import type { Choice } from './game.ts'

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
  const marked = useMarkedName()
  if (!card && !canUndo) return null

  return (
    <div className={css['buttons']}>
      <RoundButton
        icon="arrow-u-up-left-bold"
        label={t('undo')}
        isOff={!canUndo}
        onPress={onUndo}
      />
      {card && <Choices name={marked(card)} onChoose={onChoose} />}
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

function Onward({ card }: { card: SwipeCard }) {
  const t = useText('swipe-game.actions')
  return (
    <RoundLink
      icon="chat-circle-bold"
      label={t('write', { name: useMarkedName()(card) })}
      href={pathTo('members-id-chat', { id: card.id })}
    />
  )
}

type RoundButtonProps = {
  icon: IconName
  label: string
  kind?: 'small' | 'pass' | 'like'
  /** Not now: it keeps its place and the focus, and a press does nothing. */
  isOff?: boolean
  onPress: () => void
}

/** A round button under the cards. */
function RoundButton({ kind = 'small', icon, label, isOff = false, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classNames(css['round'], css[kind])}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}

type RoundLinkProps = { icon: IconName; label: string; href: string }

/** A round link under the cards. */
function RoundLink({ icon, label, href }: RoundLinkProps) {
  return (
    <KitLink
      href={href}
      className={classNames(css['round'], css['small'])}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </KitLink>
  )
}
