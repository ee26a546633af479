import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Gift, type MessageLine, tellTyping } from '#contract/chats.ts'
import { isBlank } from '#contract/is-blank.ts'
import { localeOf } from '#contract/locales.ts'
import { call } from '#web/api/call.ts'
import { useMessageCredits, useUser } from '#web/features/accounts/user.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue.ts'
import { useCreditsPath } from '../data/use-credits-path.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { useDraft } from './use-draft.tsx'

type Form = {
  readonly profileId: string
  readonly isFictional: boolean
  /** What waited for this conversation. */
  readonly waiting: string | null
  readonly canWrite: boolean
  readonly quoted: MessageLine | null
  readonly onQuoteEnd: () => void
  readonly outbox: ReturnType<typeof useOutbox>
  readonly field: RefObject<HTMLTextAreaElement | null>
}

type Posted = { readonly text?: string; readonly gift?: Gift; readonly photo?: File }

/** What is being written, what it costs, and how it is sent. A photo goes by itself, and the text waits. */
export function useMessageForm(form: Form) {
  const { profileId, isFictional, waiting, canWrite, quoted, onQuoteEnd, outbox, field } = form
  const { text, write } = useDraft(profileId, waiting)
  const [photo, setPhoto] = useState<File | null>(null)
  const costs = useCosts(isFictional)
  const noteTyping = useTellTyping(profileId)
  const kind: Kind = photo ? 'photo' : 'text'
  const isTooLong = photo === null && text.length > costs.maxLength
  const isWhole = photo !== null || (!isBlank(text) && !isTooLong)

  function post({ text: words = '', gift = null, photo: file = null }: Partial<Nullable<Posted>>) {
    void outbox.send({
      profile_id: profileId,
      text: words?.trim() ?? '',
      gift,
      photo: file,
      quoted,
      to_fictional: isFictional,
    })
    onQuoteEnd()
    field.current?.focus()
  }

  /** The field is there again at once, so that the focus can go to it. */
  const hidePhoto = () => flushSync(() => setPhoto(null))

  return {
    text,
    photo,
    setPhoto,
    kind,
    costs,
    isTooLong,
    isReady: isWhole && canWrite && costs.canPay(kind),
    change: (value: string) => {
      write(value)
      if (value !== '' && canWrite) noteTyping()
    },
    insert: (words: string) => {
      if (field.current) insertAtCaret(field.current, words)
    },
    send: () => {
      if (photo) hidePhoto()
      post(photo ? { photo } : { text })
      if (!photo) write('')
    },
    dropPhoto: () => {
      hidePhoto()
      field.current?.focus()
    },
    dropQuote: () => {
      onQuoteEnd()
      field.current?.focus()
    },
    give: (gift: Gift, words: string) => post({ gift, text: words }),
  }
}

type Nullable<Value> = { readonly [Key in keyof Value]: Value[Key] | null }

export type Kind = 'text' | 'photo' | 'gift'

/** What each kind of message costs, in credits and money, and what is there to pay it with. */
export function useCosts(isFictional: boolean) {
  const settings = useSettings()
  const { locale } = useCatalogue()
  const user = useUser()
  const credits = user?.credits ?? 0
  const cost = {
    text: useMessageCredits(isFictional),
    photo: settings.photo_credits,
    gift: settings.gift_credits,
  }
  return {
    cost,
    credits,
    /** What a text costs once none is free. */
    usual: settings.message_credits,
    canPay: (kind: Kind) => credits >= cost[kind],
    price: minimumPrice(settings, localeOf(locale).iso),
    /** Where there are more, once that exists. */
    shop: useCreditsPath(),
    maxLength: settings.message_length,
  }
}

/** Before the free message that it is one, and after it, until a credit is spent, that it was. */
export function useFreeMessage({ cost, credits, usual }: ReturnType<typeof useCosts>) {
  const isFree = cost.text < usual
  const [before] = useState({ isFree, credits })
  if (isFree) return 'free'
  return before.isFree && before.credits === credits ? 'was_free' : null
}

const PAUSE_MS = 3_000

/** Tells the partner that the member is typing: at most every three seconds, and a failure does not matter. */
function useTellTyping(profileId: string): () => void {
  const toldAt = useRef(-PAUSE_MS)
  return () => {
    if (performance.now() - toldAt.current < PAUSE_MS) return
    toldAt.current = performance.now()
    void call(tellTyping, { profile_id: profileId }).catch(() => undefined)
  }
}

/** Puts a text where the caret of a field stands, in place of what is selected, unless the field would become too long. */
export function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  const length = field.value.length - (end - start) + text.length
  if (field.maxLength >= 0 && length > field.maxLength) return
  field.setRangeText(text, start, end, 'end')
  // React hears by this event that the input has changed.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
