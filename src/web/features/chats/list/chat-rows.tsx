import { useRef, useState } from 'react'
import type { Chat } from '#contract/chats.ts'
import { useWhenNear } from '#web/browser/use-when-near.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Chats } from '../data/use-chats.ts'
import { ChatRow } from './chat-row.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import css from './chat-list.module.css'

type ChatRowsProps = {
  chats: Chats
  openId: string | undefined
  onRemove: (chat: Chat) => void
}

/** The conversations, the latest first, and more of them as one comes near the end. */
export function ChatRows({ chats, openId, onRemove }: ChatRowsProps) {
  const t = useText('chats')
  const [asked, setAsked] = useState<Chat | null>(null)
  return (
    <>
      <ul className={css['rows']} aria-label={t('label')} aria-busy={chats.isOld}>
        {chats.chats.map((chat) => (
          <ChatRow
            key={chat.conversation?.id}
            chat={chat}
            isOpen={chat.conversation?.id === openId}
            onRemove={setAsked}
          />
        ))}
      </ul>
      <MoreChats more={chats.more} since={chats.chats.length} />
      {asked && (
        <RemoveQuestion
          name={asked.profile?.name ?? t('left_member')}
          onClose={() => setAsked(null)}
          onRemove={() => {
            setAsked(null)
            onRemove(asked)
          }}
        />
      )}
    </>
  )
}

function MoreChats({ more, since }: { more: Chats['more']; since: number }) {
  const t = useText('chats.more')
  const edge = useRef<HTMLDivElement>(null)
  const { hasMore, isLoading, isFailed, load } = more
  useWhenNear(edge, since, () => {
    if (hasMore && !isLoading && !isFailed) load()
  })
  if (!hasMore) return null
  return (
    <div ref={edge} className={css['more']}>
      {isFailed && <p role="alert">{t('failed')}</p>}
      <Button kind="quiet" size="sm" busy={isLoading} onClick={load}>
        {t(isFailed ? 'retry' : 'load')}
      </Button>
    </div>
  )
}
