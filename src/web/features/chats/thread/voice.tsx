import type { Message } from '#contract/chats.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ChatLine } from '../list/chat-line.tsx'

type VoiceProps = { messages: readonly Message[]; name: string; since: number }

/** Tells whoever listens to the screen what has just come, when they are free to hear it. */
export function Voice({ messages, name, since }: VoiceProps) {
  const t = useText('chats.thread')
  const latest = messages.findLast(({ is_own: isOwn, seq }) => !isOwn && seq > since)
  return (
    <p className="visually-hidden" role="status">
      {latest && (
        <span key={latest.seq}>
          {t('said', { name })} <ChatLine line={latest} />
        </span>
      )}
    </p>
  )
}
