import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Gift, MessageLine } from '#contract/chats.ts'
import { isBlank } from '#contract/is-blank.ts'
import { insertAtCaret } from '#web/browser/insert-at-caret.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { type Kind, useCosts } from './use-costs.ts'
import { useDraft } from './use-draft.ts'
import { useTellTyping } from './use-tell-typing.ts'

type Form = {
  readonly profileId: string
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
  const { profileId, waiting, canWrite, quoted, onQuoteEnd, outbox, field } = form
  const { text, write } = useDraft(profileId, waiting)
  const [photo, setPhoto] = useState<File | null>(null)
  const costs = useCosts()
  const tellTyping = useTellTyping(profileId)
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
      if (value !== '' && canWrite) tellTyping()
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
