import type { RefObject } from 'react'
import { useSearchParams } from 'react-router'
import type { MessageLine } from '#contract/chats.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useMedia } from '#web/browser/client-only.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { Composer } from '#web/ui/composer.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { OpenChat, Thread } from '../data/thread.ts'
import { QuotedLine } from '../list/chat-line.tsx'
import { SendNotice } from '../notices/send-notice.tsx'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { EmojiTool, GiftTool, IcebreakerTool } from '../tools/tool-buttons.tsx'
import { useContactGuard } from '../tools/use-contact-guard.tsx'
import { useFictionalGuard } from '../tools/use-fictional-guard.tsx'
import css from './composer.module.css'
import { Notices } from './notices.tsx'
import { PhotoPreview, PhotoTool } from './photo-tool.tsx'
import { useDraft } from './use-draft.tsx'
import { type Kind, type useCosts, useFreeMessage, useMessageForm } from './use-message-form.ts'

type ThreadComposerProps = {
  thread: Thread
  outbox: ReturnType<typeof useOutbox>
  quoted: MessageLine | null
  onQuoteEnd: () => void
  field: RefObject<HTMLTextAreaElement | null>
  /** Opens lines to begin with. */
  onLines: () => void
}

/** The input of a conversation, or why it cannot be written in. What was written before stays in sight. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { chat } = props.thread
  const { profile, can_write: state } = chat
  const marked = useMarkedName()
  const canWrite = profile !== null && state === 'yes'
  const { text } = useDraft(profile?.id ?? '', null)
  return (
    <div className={css['composer']}>
      {!canWrite && (
        <SendNotice
          kind={state === 'invisible' ? 'invisible' : 'unreachable'}
          name={profile && marked(profile)}
        />
      )}
      {profile && (canWrite || text !== '') && (
        <MessageForm key={profile.id} {...props} {...{ profile, canWrite }} />
      )}
    </div>
  )
}

/** A keyboard on the screen has no Shift with Return to begin a new line with. */
const IS_AT_A_DESK = '(hover: hover) and (pointer: fine)'

type Profile = NonNullable<OpenChat['profile']>
type MessageFormProps = ThreadComposerProps & { profile: Profile; canWrite: boolean }

/** Text on top, tools below, and the button with its price. */
function MessageForm(props: MessageFormProps) {
  const { thread, quoted, onQuoteEnd, outbox, field, profile, canWrite } = props
  const t = useText('chats.composer')
  const { id: profileId, fictional_icon: isFictional } = profile
  const name = useMarkedName()(profile)
  const written = { profileId, isFictional, waiting: thread.chat.draft, canWrite }
  const form = useMessageForm({ ...written, quoted, onQuoteEnd, outbox, field })
  const { text, photo, kind, costs } = form
  const { price, shop, maxLength } = costs
  const cost = t('cost', { count: costs.cost[kind] })
  const { guard, question } = useContactGuard()
  const hasWritten = thread.messages.some(({ is_own: isOwn }) => isOwn)
  const { ask, request } = useFictionalGuard(profile, hasWritten)
  const enterSends = useMedia(IS_AT_A_DESK)

  return (
    <>
      <Notices
        {...{ thread, profile, canWrite }}
        isPoor={!costs.canPay(kind)}
        isFieldEmpty={text === ''}
      />
      <Composer
        fieldRef={field}
        label={t('label', { name })}
        placeholder={t('placeholder')}
        value={text}
        onChange={form.change}
        onSend={() => guard(photo ? '' : text, cost, () => ask(cost, form.send))}
        onEscape={onQuoteEnd}
        rests={hasWritten}
        enterSends={enterSends}
        send={{
          label: t(photo ? 'send_photo' : 'send'),
          cost,
          title: price === '' || costs.cost[kind] === 0 ? undefined : t('price', { price }),
          isReady: form.isReady,
        }}
        buy={!costs.canPay(kind) && shop ? { label: t('buy'), href: shop } : undefined}
        problem={form.isTooLong && !photo ? t('too_long') : undefined}
        isFieldHidden={photo !== null}
        above={
          (quoted || photo) && (
            <>
              {quoted && <ReplyPreview line={quoted} name={name} onCancel={form.dropQuote} />}
              {photo && <PhotoPreview photo={photo} onCancel={form.dropPhoto} />}
            </>
          )
        }
        tools={canWrite && <ComposerTools form={form} onLines={props.onLines} ask={ask} />}
        prices={<Prices costs={costs} kind={kind} isWriting={form.isReady} />}
        counter={photo ? '' : t('counter', { count: text.length, max: maxLength })}
      />
      {question}
      {request}
    </>
  )
}

type PricesProps = { costs: ReturnType<typeof useCosts>; kind: Kind; isWriting: boolean }

/** What else can be sent costs, and what is left after the next press; on a phone what matters at the moment. */
function Prices({ costs, kind, isWriting }: PricesProps) {
  const t = useText('chats.composer')
  const isOnline = useIsOnline()
  const { cost, credits, usual } = costs
  const free = useFreeMessage(costs)
  const left = credits - cost[kind]
  return (
    <span className={css[isWriting && !free ? 'prices-writing' : 'prices']}>
      {free && <span role="status">{t(free, { count: usual })}</span>}
      <span>{t('prices', { photo: cost.photo, gift: cost.gift })}</span>
      {!free && left >= 0 && isOnline && <span>{t('left', { count: left })}</span>}
    </span>
  )
}

type ComposerToolsProps = {
  form: ReturnType<typeof useMessageForm>
  onLines: () => void
  ask: ReturnType<typeof useFictionalGuard>['ask']
}

/** What else can be sent, and what helps to write. */
function ComposerTools({ form, onLines, ask }: ComposerToolsProps) {
  const t = useText('chats.composer')
  const refuse = useRefusalToast()
  const [query] = useSearchParams()
  // The field is hidden then, and what they write would not be seen.
  const hasPhoto = form.photo !== null
  return (
    <>
      <PhotoTool onPhoto={form.setPhoto} onRefused={refuse} />
      <GiftTool
        onGive={(gift, words) =>
          ask(t('cost', { count: form.costs.cost.gift }), () => form.give(gift, words))
        }
        startsOpen={query.has('gift')}
      />
      <EmojiTool onInsert={form.insert} disabled={hasPhoto} />
      <IcebreakerTool onOpen={onLines} disabled={hasPhoto} />
    </>
  )
}

type ReplyPreviewProps = { line: MessageLine; name: string; onCancel: () => void }

/** What is being answered, until it is sent or thought better of. */
function ReplyPreview({ line, name, onCancel }: ReplyPreviewProps) {
  const t = useText('chats')
  return (
    <div className={css['reply']}>
      <Icon name="arrow-bend-up-left" />
      <p>
        <b>{line.is_own ? t('composer.reply_to_own') : t('composer.reply_to', { name })}</b>
        <QuotedLine line={line} />
      </p>
      <IconButton icon="x" size="sm" label={t('composer.reply_cancel')} onClick={onCancel} />
    </div>
  )
}
