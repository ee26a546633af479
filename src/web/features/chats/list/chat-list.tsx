import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Chat } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { useDebounced } from '#web/browser/use-debounced.ts'
import { useKeptScroll } from '#web/browser/use-kept-scroll.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ChatsPage } from '../data/chats-query.ts'
import { type Chats, useChats } from '../data/use-chats.ts'
import { useRemoveChat } from '../data/use-remove-chat.ts'
import { ChatRows } from './chat-rows.tsx'
import { ListHead } from './list-head.tsx'
import { FailedChats, NoChats, NothingFound, OfflineNotice, WaitingChats } from './list-state.tsx'
import css from './chat-list.module.css'

const PAUSE_MS = 200

type ChatListProps = {
  /** What came with the page. */
  loaded: ChatsPage | null
  /** The conversation that is open beside it. */
  openId?: string | undefined
  /** Whether the list is the screen itself, or stands beside a conversation. */
  isScreen?: boolean
  /** What is offered above it. */
  offer?: ReactNode
}

/** Everybody one talks with. */
export function ChatList({ loaded, openId, isScreen = false, offer }: ChatListProps) {
  const t = useText('chats')
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), PAUSE_MS)
  const chats = useChats(words, loaded)
  const removal = useRemoval(openId)
  const scroller = useKeptScroll<HTMLDivElement>('chats-scroll')

  return (
    <section className={css['list']} aria-label={t('title')}>
      <ListHead isScreen={isScreen} words={typed} onSearch={setTyped} />
      <div ref={scroller} className={css['scroller']}>
        {offer && <div className={css['offer']}>{offer}</div>}
        <OfflineNotice className={css['notice']} />
        {removal.problem !== null && (
          <Notice kind="danger" role="alert" className={css['notice']}>
            {removal.problem}
          </Notice>
        )}
        <Content
          {...{ chats, openId, words }}
          onClear={() => setTyped('')}
          onRemove={removal.remove}
        />
      </div>
    </section>
  )
}

type ContentProps = {
  chats: Chats
  openId: string | undefined
  words: string
  onClear: () => void
  onRemove: (chat: Chat) => void
}

function Content({ chats, openId, words, onClear, onRemove }: ContentProps) {
  if (chats.isLoading) return <WaitingChats />
  if (chats.error) return <FailedChats onRetry={chats.retry} />
  if (chats.chats.length > 0) return <ChatRows {...{ chats, openId, onRemove }} />
  return words === '' ? <NoChats /> : <NothingFound words={words} onClear={onClear} />
}

/** Removes a conversation, and leaves it if it is the one that is open. */
function useRemoval(openId: string | undefined) {
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const [problem, setProblem] = useState<string | null>(null)
  const remove = useRemoveChat((error) => setProblem(refusalText(error)))
  return {
    problem,
    remove: ({ conversation, profile }: Chat) => {
      if (!conversation) return
      setProblem(null)
      remove({ conversationId: conversation.id, profileId: profile?.id ?? null })
      if (conversation.id === openId) void navigate(pathTo('chats'))
    },
  }
}
