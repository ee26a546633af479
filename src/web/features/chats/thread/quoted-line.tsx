import type { MessageLine } from '#contract/chats.ts'
import { ChatLine } from '../list/chat-line.tsx'

/** What is quoted, below the name of whoever said it. Only a gift says again whose it was. */
export function QuotedLine({ line }: { line: MessageLine }) {
  return (
    <span>
      <ChatLine line={line.kind === 'gift' ? line : { ...line, is_own: false }} />
    </span>
  )
}
