import { type RefObject, useRef } from 'react'
import type { OpenChat } from '../data/thread.ts'
import { draftOf } from './drafts.ts'

/** Puts a line where one writes: in place of the line that was put there before, and after what somebody wrote themselves. */
export function useBeginWith(
  { profile, draft: waiting }: OpenChat,
  field: RefObject<HTMLTextAreaElement | null>,
): (line: string) => void {
  const put = useRef({ own: '', text: '' })
  return (line) => {
    if (!profile) return
    const draft = draftOf(profile.id)
    const text = draft.get() ?? waiting ?? ''
    const own = text === put.current.text ? put.current.own : text.trimEnd()
    put.current = { own, text: own === '' ? line : `${own}\n${line}` }
    draft.set(put.current.text)
    field.current?.focus()
  }
}
