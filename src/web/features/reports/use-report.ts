import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { reportMember } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'

type Input = z.input<typeof reportMember.input>
export type Draft = {
  readonly reason: Input['reason'] | null
  readonly explanation: string
  readonly isSincere: boolean
}
export type ReportedMember = { readonly id: string; readonly name: string }
export type Missing = 'reason' | 'explanation' | 'sincere'

const SHORTEST = 10
const EMPTY: Draft = { reason: null, explanation: '', isSincere: false }

type UseReportInput = {
  readonly memberId: string
  readonly photoId: string | undefined
  readonly messageId: string | undefined
  readonly onDone: (number: number) => void
}

/** A report while it is written, and its sending: under one id, so that trying again does not report twice. */
export function useReport({ memberId, photoId, messageId, onDone }: UseReportInput) {
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const [clientId] = useState(() => crypto.randomUUID())
  const missing = missingIn(draft)
  const sending = useMutation({
    mutationFn: (reason: Input['reason']) =>
      call(reportMember, {
        client_id: clientId,
        profile_id: memberId,
        ...subjectOf(photoId, messageId),
        reason,
        explanation: draft.explanation,
        is_sincere: true,
      }),
    onSuccess: ({ number }) => onDone(number),
  })

  /** Returns what is missing, if anything is. */
  function send(): readonly Missing[] {
    setTried(true)
    if (draft.reason && missing.length === 0) sending.mutate(draft.reason)
    return missing
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    /** What is shown to be missing: nothing before the first try. */
    missing: isTried ? missing : [],
    send,
    isSending: sending.isPending,
    error: sending.error,
  }
}

function missingIn({ reason, explanation, isSincere }: Draft): Missing[] {
  return [
    ...(reason ? [] : (['reason'] as const)),
    ...(explanation.trim().length >= SHORTEST ? [] : (['explanation'] as const)),
    ...(isSincere ? [] : (['sincere'] as const)),
  ]
}

function subjectOf(photoId?: string, messageId?: string): Pick<Input, 'subject' | 'subject_id'> {
  if (photoId) return { subject: 'photo', subject_id: photoId }
  return messageId ? { subject: 'message', subject_id: messageId } : { subject: 'member' }
}
