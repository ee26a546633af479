import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Message } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { ThreadComposer } from '../composer/thread-composer.tsx'
import { useBeginWith } from '../composer/use-begin-with.ts'
import { useQuote } from '../composer/use-quote.ts'
import type { ChatAddress, Thread as Known } from '../data/thread.ts'
import { useKeptThread } from '../data/use-kept-thread.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { NothingSaid } from './nothing-said.tsx'
import { IcebreakerDialog } from '../tools/icebreaker-dialog.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { FailedThread, GoneThread, WaitingThread } from './thread-state.tsx'
import { useLastChat } from './use-last-chat.ts'
import { type OpenThread, useThread } from './use-thread.ts'
import css from './thread.module.css'

type ThreadProps = {
  address: ChatAddress
  /** What came with the page. */
  loaded: Known | null
}

/** A conversation, or why it is not there. */
export function Thread({ address, loaded }: ThreadProps) {
  const open = useThread(address, loaded)
  useKeptThread(address, open.thread)
  const profileId = address.profile_id ?? open.thread?.chat.profile?.id
  if (open.isGone) return <GoneThread address={address} profileId={profileId} />
  if (open.error) return <FailedThread onRetry={open.retry} />
  return open.thread ? <Shown thread={open.thread} older={open.older} /> : <WaitingThread />
}

function Shown({ thread, older }: { thread: Known; older: OpenThread['older'] }) {
  const navigate = useNavigate()
  const { chat } = thread
  const profileId = chat.profile?.id
  const outbox = useOutbox(profileId)
  const field = useRef<HTMLTextAreaElement>(null)
  const quote = useQuote(thread)
  const [asksForLines, setAsksForLines] = useState(false)
  const begin = useBeginWith(chat, field)
  useLastChat(chat)

  function reply(message: Message) {
    quote.begin(message)
    field.current?.focus()
  }

  return (
    <section className={css['thread']} id="conversation" tabIndex={-1}>
      <ThreadHeader chat={chat} onLeave={() => void navigate(pathTo('chats'))} />
      <ThreadMessages
        {...{ thread, older, outbox }}
        onReply={reply}
        toField={() => field.current?.focus()}
        start={<NothingSaid chat={chat} onChoose={begin} onMore={() => setAsksForLines(true)} />}
      />
      <ThreadComposer
        {...{ thread, outbox, field }}
        quoted={quote.quoted}
        onQuoteEnd={quote.end}
        onLines={() => setAsksForLines(true)}
      />
      {asksForLines && profileId && (
        <IcebreakerDialog
          {...{ profileId }}
          ground={chat}
          onChoose={begin}
          onClose={() => setAsksForLines(false)}
        />
      )}
    </section>
  )
}
