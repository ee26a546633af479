import type { MessageLine } from '#contract/chats.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './chat-list.module.css'

/** The latest message in a line: the member's own or the partner's, as a text, a photo, a gift or a trace. */
export function ChatLine({ line }: { line: MessageLine }) {
  const t = useText('chats.line')
  const gift = useText('chat-tools')
  const { kind, text, state, is_own: isOwn } = line
  if (state !== 'there') return <i>{t(state)}</i>
  if (line.has_hidden_word) return <i>{t('hidden')}</i>
  if (kind === 'photo') return <PhotoLine isOwn={isOwn} />
  if (kind === 'gift')
    return gift(isOwn ? 'gift.line_own' : 'gift.line_theirs', {
      gift: gift(`gifts.${line.gift ?? 'rose'}.name`),
    })
  return isOwn ? t('own', { text }) : <bdi>{text}</bdi>
}

function PhotoLine({ isOwn }: { isOwn: boolean }) {
  const t = useText('chats.line')
  return (
    <span className={css['photo']}>
      <Icon name="camera" size="sm" />
      {isOwn ? t('own', { text: t('photo') }) : t('photo')}
    </span>
  )
}

/** The quoted message below the name of its sender. Only a gift names its sender again. */
export function QuotedLine({ line }: { line: MessageLine }) {
  return (
    <span>
      <ChatLine line={line.kind === 'gift' ? line : { ...line, is_own: false }} />
    </span>
  )
}
