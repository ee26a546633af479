import { useEffect } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { useVisibleHeight } from '#web/browser/use-visible-height.ts'
import { addressOf, type LoadedChats } from '#web/features/chats/data/load-chats.ts'
import { useOpenId } from '#web/features/chats/thread/use-thread.ts'
import { ChatList } from '#web/features/chats/list/chat-list.tsx'
import { LastChatOffer } from '#web/features/chats/thread/last-chat-offer.tsx'
import { NoThread } from '#web/features/chats/thread/thread-state.tsx'
import { Thread } from '#web/features/chats/thread/thread.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import css from './chats-screen.module.css'

/** Everybody one talks with, or one of them. Where there is room, list and conversation stand side by side. */
export function ChatsScreen() {
  const { id } = useParams()
  useEffect(() => {
    // What brings the next conversation is fetched while there is a line: a page that came with its data has not needed it yet.
    import('#web/features/chats/data/load-chats.ts').catch(() => undefined)
  }, [])
  return id === undefined ? <ListPage /> : <ThreadPage id={id} />
}

function ListPage() {
  const loaded = useLoaderData<LoadedChats | null>()
  return (
    <div className={css['page']}>
      <ChatList loaded={loaded?.list ?? null} isScreen offer={<LastChatOffer />} />
      <div className={css['pane']}>
        <NoThread>
          <LastChatOffer />
        </NoThread>
      </div>
      <ToastRegion />
    </div>
  )
}

/** A conversation, by itself or by whom it is with. */
function ThreadPage({ id }: { id: string }) {
  const { pathname } = useLocation()
  const loaded = useLoaderData<LoadedChats | null>()
  const address = addressOf(pathname, id)
  return (
    <div ref={useVisibleHeight()} className={css['panes']}>
      <div className={css['list']}>
        <ChatList loaded={loaded?.list ?? null} openId={useOpenId(address)} />
      </div>
      <Thread key={pathname} address={address} loaded={loaded?.thread ?? null} />
      <ToastRegion />
    </div>
  )
}
