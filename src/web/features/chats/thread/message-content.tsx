import { useState } from 'react'
import type { Message, MessageLine } from '#contract/chats.ts'
import { focusShown } from '#web/browser/forms.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Bubble, type BubbleMetaProps, type BubblePlace } from '#web/ui/bubble.tsx'
import { GiftBubble, PhotoBubble } from '#web/ui/chat-bubbles.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QuotedLine } from '../list/chat-line.tsx'
import css from './message.module.css'

export type Look = BubblePlace & BubbleMetaProps
/** What a message needs to know about the conversation it stands in. */
export type MessageContext = {
  /** The partner's name. */
  readonly name: string
  /** Whether both have written: until then links are words, and photos blurred. */
  readonly bothWrote: boolean
  readonly goTo: (seq: number) => void
  readonly openPhoto: (message: Message) => void
}
type ContentProps = { message: Message; look: Look; around: MessageContext }

/** What a message says, in the bubble of its kind. What is gone leaves a trace. */
export function MessageContent(props: ContentProps) {
  const { message } = props
  if (message.state !== 'there') return <Trace {...props} />
  if (message.kind === 'photo') return <PhotoContent {...props} />
  if (message.has_hidden_word) return <CoveredContent {...props} />
  return message.kind === 'gift' ? <GiftContent {...props} /> : <TextContent {...props} />
}

function Trace({ message, look }: ContentProps) {
  const t = useText('chats.line')
  const { mark: _, ...rest } = look
  return (
    <div className={css['trace']}>
      <Bubble {...rest}>{t(message.state === 'deleted' ? 'deleted' : 'erased')}</Bubble>
    </div>
  )
}

function TextContent({ message, look, around }: ContentProps) {
  const { text } = message
  return (
    <Bubble {...look}>
      <Answered {...{ message, around }} />
      {around.bothWrote ? <LinkedText text={text} /> : text}
    </Bubble>
  )
}

function Answered({ message, around }: Pick<ContentProps, 'message' | 'around'>) {
  const { reply_to: quoted } = message
  return quoted && <Quote line={quoted} name={around.name} onPress={around.goTo} />
}

function GiftContent({ message, look, around }: ContentProps) {
  const t = useText('chat-tools')
  const { text, is_own: isOwn } = message
  const kind = message.gift ?? 'rose'
  const gift = t(`gifts.${kind}.a`)
  const title = isOwn ? t('gift.for', { gift, name: around.name }) : t('gift.for_you', { gift })
  return (
    <GiftBubble
      {...look}
      gift={kind}
      quote={<Answered {...{ message, around }} />}
      title={title}
      text={text && (around.bothWrote ? <LinkedText text={text} /> : text)}
    />
  )
}

/** A word in it that the reader does not want to see: it shows when it is asked for. */
function CoveredContent(props: ContentProps) {
  const t = useText('chat-tools.cover')
  const [isShown, setIsShown] = useState(false)
  if (isShown) {
    const shown = { ...props, message: { ...props.message, has_hidden_word: false } }
    return (
      <div ref={focusShown} className={css['uncovered']} tabIndex={-1}>
        <MessageContent {...shown} />
      </div>
    )
  }
  return (
    <Bubble {...props.look}>
      <span className={css['covered']}>{t('word')}</span>
      <button type="button" className={css['uncover']} onClick={() => setIsShown(true)}>
        {t('word_show')}
      </button>
    </Bubble>
  )
}

function PhotoContent({ message, look, around }: ContentProps) {
  const t = useText('chat-tools.cover')
  const line = useText('chats.line')
  const [isShown, setIsShown] = useState(message.is_own || around.bothWrote)
  const { photo, is_own: isOwn } = message
  const { name } = around
  if (!photo) return null
  const isClear = isShown || around.bothWrote
  const cover = (
    <>
      <Icon name="eye-slash" size="lg" />
      {t('photo_show')}
      <small>{t('photo_text', { name })}</small>
    </>
  )
  return (
    <PhotoBubble
      {...look}
      quote={<Answered {...{ message, around }} />}
      src={privatePhotoAddress(isClear ? photo.filename : photo.blurred_filename)}
      alt={isOwn ? line('photo') : t(isClear ? 'photo_alt' : 'photo', { name })}
      over={isClear ? undefined : cover}
      onOpen={() => (isClear ? around.openPhoto(message) : setIsShown(true))}
    />
  )
}

type QuoteProps = { line: MessageLine; name: string; onPress: (seq: number) => void }

/** What a message answers; a press goes there. */
export function Quote({ line, name, onPress }: QuoteProps) {
  const t = useText('chats.thread')
  return (
    <button type="button" className={css['quote']} onClick={() => onPress(line.seq)}>
      <b>{line.is_own ? t('you') : name}</b>
      <QuotedLine line={line} />
    </button>
  )
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence does not belong to the address before it. */
const AFTER = /[.,!?;:)\]}’”]+$/

/** A text in which addresses can be followed: http and https only, and the place that is gone to learns nothing of here. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, words, href }) =>
    href ? (
      <a
        key={at}
        className={css['address']}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {words}
      </a>
    ) : (
      words
    ),
  )
}

type Part = { readonly at: number; readonly words: string; readonly href?: string }

/** A text as words and addresses in turn. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const end = [...text.matchAll(ADDRESS)].reduce((from, match) => {
    const words = match[0].replace(AFTER, '')
    const href = addressIn(words)
    if (!href) return from
    if (match.index > from) parts.push({ at: from, words: text.slice(from, match.index) })
    parts.push({ at: match.index, words, href })
    return match.index + words.length
  }, 0)
  if (end < text.length) parts.push({ at: end, words: text.slice(end) })
  return parts
}

function addressIn(words: string): string | null {
  const address = URL.canParse(words) ? new URL(words) : null
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
