import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Chat } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { useDebounced } from '#web/browser/forms.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ChatsPage } from '../data/chat-queries.ts'
import { useCreditsPath } from '../data/use-credits-path.ts'
import css from './chat-list.module.css'
import { ChatRows, type Chats, useChats } from './chat-rows.tsx'
import {
  ArchiveDoor,
  ArchiveHead,
  EmptyArchive,
  FailedChats,
  NoChats,
  NothingFound,
  OfflineNotice,
  WaitingChats,
} from './list-state.tsx'
import { useRemoveChat } from './remove-chat.tsx'

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
  /** What stands below it once there are conversations. */
  below?: ReactNode
}

/** All the member's conversations. */
export function ChatList({ loaded, openId, isScreen = false, offer, below }: ChatListProps) {
  const t = useText('chats')
  const [typed, setTyped] = useState('')
  const [isArchive, setArchive] = useState(false)
  const words = useDebounced(typed.trim(), PAUSE_MS)
  const chats = useChats({ words, isArchive: isArchive && words === '' }, loaded)
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
        {isArchive && words === '' && <ArchiveHead onLeave={() => setArchive(false)} />}
        <Content
          {...{ chats, openId, words, isArchive }}
          onClear={() => setTyped('')}
          onRemove={removal.remove}
        />
        {!isArchive && words === '' && chats.numArchived > 0 && (
          <ArchiveDoor count={chats.numArchived} onOpen={() => setArchive(true)} />
        )}
        {!isArchive && words === '' && chats.chats.length > 0 && below}
      </div>
    </section>
  )
}

type ContentProps = {
  chats: Chats
  openId: string | undefined
  words: string
  isArchive: boolean
  onClear: () => void
  onRemove: (chat: Chat) => void
}

function Content({ chats, openId, words, isArchive, onClear, onRemove }: ContentProps) {
  if (chats.isLoading) return <WaitingChats />
  if (chats.error) return <FailedChats onRetry={chats.retry} />
  if (chats.chats.length > 0) return <ChatRows {...{ chats, openId, onRemove }} />
  if (words !== '') return <NothingFound words={words} onClear={onClear} />
  if (isArchive) return <EmptyArchive />
  return chats.numArchived > 0 ? null : <NoChats />
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

const places = new Map<string, number>()

/** As the ref of something that scrolls: shown again, it stands where it stood. */
function useKeptScroll<Scroller extends HTMLElement>(name: string): RefCallback<Scroller> {
  return useCallback(
    (scroller: Scroller | null) => {
      if (!scroller) return
      scroller.scrollTop = places.get(name) ?? 0
      const keep = () => void places.set(name, scroller.scrollTop)
      scroller.addEventListener('scroll', keep, { passive: true })
      return () => scroller.removeEventListener('scroll', keep)
    },
    [name],
  )
}

type ListHeadProps = { isScreen: boolean; words: string; onSearch: (words: string) => void }

/** Beside a conversation there is no navigation, so the list has the way back to it. */
function ListHead({ isScreen, words, onSearch }: ListHeadProps) {
  const t = useText('chats')
  const shell = useText('shell')
  const Heading = isScreen ? 'h1' : 'h2'
  return (
    <header className={css['head']}>
      <div className={css['title']}>
        {!isScreen && (
          <KitLink href={pathTo('chats')} className={css['back']} aria-label={shell('back')}>
            <Icon name="arrow-left" />
          </KitLink>
        )}
        <Heading className="title-md">{t('title')}</Heading>
        <CreditsPill />
      </div>
      <ListSearch words={words} onChange={onSearch} />
    </header>
  )
}

/**
 * How many credits there are, and the way to more of them. Without a connection the number is not known, and there is
 * no way.
 */
function CreditsPill() {
  const t = useText('chats')
  const user = useUser()
  const isOnline = useIsOnline()
  const shop = useCreditsPath()
  if (!user || !isOnline) return null
  const words = (
    <>
      <Icon name="coins" />
      <span className="tabular">{t('credits', { count: user.credits })}</span>
    </>
  )
  if (!shop) return <span className={css['pill']}>{words}</span>
  return (
    <KitLink className={css['pill']} href={shop}>
      {words}
    </KitLink>
  )
}

type ListSearchProps = { words: string; onChange: (words: string) => void }

/** Finds a conversation by its partner's name, or by its latest message. */
function ListSearch({ words, onChange }: ListSearchProps) {
  const t = useText('chats.search')
  return (
    <div className={css['search']} role="search">
      <Icon name="magnifying-glass" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={t('label')}
        placeholder={t('label')}
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
      {words !== '' && (
        <IconButton icon="x" size="sm" label={t('clear')} onClick={() => onChange('')} />
      )}
    </div>
  )
}
