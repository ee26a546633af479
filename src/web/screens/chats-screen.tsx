import { useQueryClient } from '@tanstack/react-query'
import { type RefCallback, useCallback, useEffect } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { useUser } from '#web/features/accounts/user.ts'
import { hasTalked } from '#web/features/chats/data/chat-queries.ts'
import { addressOf, type LoadedChats } from '#web/features/chats/data/load-chats.ts'
import { ChatList } from '#web/features/chats/list/chat-list.tsx'
import { LastChatOffer } from '#web/features/chats/thread/last-chat-offer.tsx'
import { NoThread } from '#web/features/chats/thread/thread-state.tsx'
import { Thread } from '#web/features/chats/thread/thread.tsx'
import { useOpenId } from '#web/features/chats/thread/use-thread.ts'
import { InstallInvitation } from '#web/features/notifications/install-invitation.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import css from './chats-screen.module.css'

/** All conversations, or one of them. Where there is room, list and conversation stand side by side. */
export function ChatsScreen() {
  const { id } = useParams()
  useEffect(() => {
    // What brings the next conversation is fetched while there is a line: a page that came with its data has not needed it yet.
    import('#web/features/chats/data/load-chats.ts').catch(() => undefined)
  }, [])
  return id === undefined ? <ListPage /> : <ThreadPage id={id} />
}

function ListPage() {
  const user = useUser()
  const queries = useQueryClient()
  const loaded = useLoaderData<LoadedChats | null>()
  return (
    <div className={css['page']}>
      <ChatList
        loaded={loaded?.list ?? null}
        isScreen
        offer={<LastChatOffer />}
        // Whoever has got an answer has something to come back for.
        below={user && hasTalked(queries) && <InstallInvitation isDiscreet={user.is_discreet} />}
      />
      <div className={css['pane']}>
        <NoThread>
          <LastChatOffer />
        </NoThread>
      </div>
      <ToastRegion />
    </div>
  )
}

/** A conversation, by its own id or its partner's. */
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

/**
 * As the ref of something that fills the window: its --visible-height is what a keyboard on the screen leaves of it.
 * Browsers that shrink the window themselves lose nothing by it.
 */
export function useVisibleHeight<Element extends HTMLElement>(): RefCallback<Element> {
  return useCallback((element: Element | null) => {
    const view = window.visualViewport
    if (!element || !view) return
    const fit = () => {
      const isZoomed = view.scale > 1.01
      if (isZoomed) return
      element.style.setProperty('--visible-height', `${Math.round(view.height)}px`)
      scrollTo(0, 0)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [])
}
