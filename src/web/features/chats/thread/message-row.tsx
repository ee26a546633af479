import { memo, type MouseEvent } from 'react'
import type { Message } from '#contract/chats.ts'
import { canOnlyTouch } from '#web/browser/attention.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { BubbleMark } from '#web/ui/bubble-meta.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MessageContent, type Surroundings } from './message-content.tsx'
import { REACTION_SIGNS } from './reaction-signs.ts'
import css from './message.module.css'

/** How far an own message has come. */
export type Fate = 'sent' | 'delivered' | 'read'

type MessageRowProps = {
  message: Message
  time: string
  starts: boolean
  ends: boolean
  /** For one's own. */
  fate: Fate
  isUnseen: boolean
  /** It came while one was here. */
  isFresh: boolean
  /** Whether Tab stops at it. */
  isTabStop: boolean
  around: Surroundings
  onMenu: (message: Message, button: Element) => void
}

/** A message with its reaction and the way to what can be done about it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, time, starts, ends, fate, isUnseen, isFresh, isTabStop, around, onMenu } = props
  const t = useText('chats.thread')
  const { seq, is_own: isOwn, state } = message
  const mark: BubbleMark | undefined = isOwn
    ? { state: fate, label: t(`marks.${fate}`) }
    : undefined
  const side = isOwn ? 'out' : 'in'
  return (
    <li
      data-seq={seq}
      data-unseen={isUnseen ? seq : undefined}
      className={classNames(css['row'], css[side], !isFresh && css['still'])}
    >
      <div className={css['said']} data-kind={message.kind} onClick={pressWithFinger}>
        <span className="visually-hidden">{isOwn ? t('you') : around.name}: </span>
        <MessageContent
          message={message}
          look={{ side, starts, ends, time, mark }}
          around={around}
        />
        <Reaction message={message} />
        {state === 'there' && (
          <IconButton
            icon="dots-three-vertical-bold"
            size="sm"
            label={t('menu.open')}
            aria-haspopup="dialog"
            aria-keyshortcuts="ArrowUp ArrowDown"
            tabIndex={isTabStop ? 0 : -1}
            className={css['more']}
            onClick={(event) => onMenu(message, event.currentTarget)}
          />
        )}
      </div>
    </li>
  )
})

/** A finger has no pointer to show the button with: a press on the message is one on its button. */
function pressWithFinger({ target, currentTarget: said }: MouseEvent<HTMLElement>): void {
  const isOther = target instanceof Element && target.closest('a, button')
  if (!isOther && canOnlyTouch()) said.querySelector<HTMLElement>(':scope > button')?.click()
}

function Reaction({ message }: { message: Message }) {
  const t = useText('chats.reactions')
  const given = message.my_reaction ?? message.their_reaction
  if (!given || message.state !== 'there') return null
  return (
    <span className={css['reaction']} role="img" aria-label={t(given)}>
      {REACTION_SIGNS[given]}
    </span>
  )
}
