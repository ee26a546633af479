import { useEffect, useRef, useState } from 'react'
import { type AnswerFault, sendAnswer, type WritingDetail } from '#contract/office/writing.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { useDraft, useFault } from './use-writing.ts'
import { whyNot } from './why-not.ts'

/** What is said: one of the two honest lines before own words, the pause card instead of them, or own words alone. */
export type Choice = 1 | 2 | 'pause' | null

type Answering = {
  readonly detail: WritingDetail
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  readonly onSent: () => void
}

/** What somebody is about to say, why it cannot be sent yet, and sending it, once however often it is tried. */
export function useAnswer({ detail, choice, onChoice: setChoice, onSent }: Answering) {
  const { t } = useOffice()
  const { id } = detail.row
  const [text, setText] = useDraft(id)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const attempt = useRef<{ key: string; id: string } | null>(null)
  const fault = useFault(id, choice === 'pause' ? '' : text)
  const why = closedBy(t, detail, { choice, text, fault })
  const isOpen = why === null && !isSending

  const send = async () => {
    if (!isOpen) return
    setProblem(null)
    setSending(true)
    const words = { conversation_id: id, ...wordsOf(choice, text) }
    const key = JSON.stringify(words)
    // The same words again after a lost answer are the same message.
    if (attempt.current?.key !== key) attempt.current = { key, id: crypto.randomUUID() }
    try {
      await call(sendAnswer, { ...words, client_id: attempt.current.id })
      attempt.current = null
      if (choice !== 'pause') setText('')
      setChoice(null)
    } catch (error) {
      setProblem(whyNot(t, error))
    } finally {
      setSending(false)
      onSent()
    }
  }
  useSendKey(() => void send())
  return {
    choice,
    text,
    setText: (next: string) => {
      setText(next)
      setProblem(null)
    },
    isFaulty: fault !== null,
    why,
    isOpen,
    problem,
    send: () => void send(),
  }
}

function wordsOf(choice: Choice, text: string) {
  if (choice === 'pause') return { text: '', is_pause: true }
  return choice === null ? { text } : { text, honest: choice }
}

type Texts = ReturnType<typeof useOffice>['t']
type Words = { readonly choice: Choice; readonly text: string; readonly fault: AnswerFault | null }

/** Why nothing can be sent now, in words; none at all where there is nothing to send yet. */
function closedBy(t: Texts, detail: WritingDetail, { choice, text, fault }: Words): string | null {
  const { owed, care, must_wait: mustWait, row } = detail
  if (fault) return t.writing.faults[fault]
  if (choice === null && owed) return t.writing.why.honest
  if (choice === null && care) return t.writing.why.care
  const isOwedNow = owed !== null && (choice === 1 || choice === 2)
  if (mustWait && !isOwedNow) return t.writing.why.wait(row.member.name)
  return choice === null && text.trim() === '' ? '' : null
}

/** Ctrl and Enter send, also while typing. */
function useSendKey(send: () => void): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
