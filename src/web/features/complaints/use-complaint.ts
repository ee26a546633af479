import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { sendComplaint } from '#contract/complaints.ts'
import { Refusal } from '#contract/refusals.ts'
import { call } from '#web/api/call.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import {
  EMPTY_DRAFT,
  keptComplaint,
  missingIn,
  type ComplaintField,
  type Draft,
} from './complaint-draft.ts'
import { useOwnAddress } from './use-own-address.ts'

/** A complaint while it is written, and its sending: under one id, so that trying again does not complain twice. */
export function useComplaint() {
  const { locale } = useCatalogue()
  const own = useOwnAddress()
  const written = useSyncExternalStore(keptComplaint.subscribe, keptComplaint.get, nothing)
  const [isTried, setTried] = useState(false)
  const draft = { ...(written ?? EMPTY_DRAFT), email: written?.email ?? own }
  const missing = missingIn(draft)
  const sending = useMutation({
    mutationFn: (complaint: Draft) => call(sendComplaint, inputOf(complaint, locale)),
    onSuccess: () => keptComplaint.forget(),
  })

  /** Returns what is missing, if anything is. */
  function send(): readonly ComplaintField[] {
    setTried(true)
    if (missing.length === 0) sending.mutate(draft)
    return missing
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => keptComplaint.set(changed(written, changes)),
    /** What is shown to be wrong: nothing before the first try, and what the server named. */
    wrong: [...(isTried ? missing : []), ...refusedField(sending.error)],
    send,
    isSending: sending.isPending,
    error: sending.error,
    number: sending.data?.number ?? null,
  }
}

function nothing(): null {
  return null
}

/** The id belongs to the words: with other words it is another complaint, also if the first did come in. */
function changed(written: Draft | null, changes: Partial<Draft>): Draft {
  return { ...(written ?? EMPTY_DRAFT), ...changes, clientId: crypto.randomUUID() }
}

function inputOf(draft: Draft, language: ReturnType<typeof useCatalogue>['locale']) {
  const { clientId, name, email, kind, reference, text } = draft
  return {
    client_id: clientId,
    name,
    email: email ?? '',
    kind: kind ?? ('other' as const),
    ...(reference.trim() ? { reference } : {}),
    text,
    language,
  }
}

function refusedField(error: unknown): ComplaintField[] {
  if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') return []
  return [String(error.params?.['field'] ?? '') as ComplaintField]
}
