import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Message } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { SafetyLink } from '#web/features/reports/safety-link.tsx'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ChipText } from '#web/ui/chip.tsx'
import { ThreadComposer } from '../composer/thread-composer.tsx'
import { useBeginWith, useQuote } from '../composer/use-draft.tsx'
import type { ChatAddress, OpenChat, Thread as Known } from '../data/thread.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { IcebreakerDialog, IcebreakerStart } from '../tools/icebreakers.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { FailedThread, GoneThread, WaitingThread } from './thread-state.tsx'
import css from './thread.module.css'
import { type OpenThread, useOfflineThread, useLastChat, useThread } from './use-thread.ts'

type ThreadProps = {
  address: ChatAddress
  /** What came with the page. */
  loaded: Known | null
}

/** A conversation, or why it is not there. */
export function Thread({ address, loaded }: ThreadProps) {
  const open = useThread(address, loaded)
  useOfflineThread(address, open.thread)
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

type NothingSaidProps = {
  chat: OpenChat
  /** Puts a line into the input. */
  onChoose: (line: string) => void
  onMore: () => void
}

/** A conversation that has not begun: the partner, what the two have in common, and a few ways to begin. */
function NothingSaid({ chat, onChoose, onMore }: NothingSaidProps) {
  const t = useText('chats.thread')
  const interests = useText('profile-words.interests')
  const photo = usePhotoAddress()
  const marked = useMarkedName()
  const { profile, shared_interests: shared } = chat
  if (!profile) return null
  const image = profile.main_image
  return (
    <div className={css['begin']}>
      <Avatar alt="" size="lg" src={image ? photo(image.thumb_filename) : undefined} />
      <p className="title-sm">{t('begin', { name: marked(profile) })}</p>
      <p className="small soft">{shared.length > 0 ? t('begin_shared') : t('begin_text')}</p>
      {shared.length > 0 && (
        <ul className={css['shared']}>
          {shared.map((interest) => (
            <li key={interest}>
              <ChipText>{interests(interest)}</ChipText>
            </li>
          ))}
        </ul>
      )}
      {chat.can_write === 'yes' && (
        <IcebreakerStart profileId={profile.id} ground={chat} {...{ onChoose, onMore }} />
      )}
      {!profile.fictional_icon && <SafetyLink />}
    </div>
  )
}
