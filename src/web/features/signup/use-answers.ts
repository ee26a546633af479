import { useState } from 'react'
import type { SignupDraft } from './draft.ts'
import { NO_SECRET, type Secret } from './problems.ts'
import { useDraft } from './use-draft.ts'
import { useProblems } from './use-problems.ts'

/** What was answered so far, what was found wrong with it, and the way to change it. */
export function useAnswers(query: URLSearchParams) {
  const { draft, change: changeDraft } = useDraft(query)
  const [secret, setSecret] = useState(NO_SECRET)
  const { found, problems, show, forget } = useProblems()

  function change(part: Partial<SignupDraft>) {
    changeDraft(part)
    forget(Object.keys(part))
  }

  function changeSecret(part: Partial<Secret>) {
    setSecret((before) => ({ ...before, ...part }))
    forget(Object.keys(part))
  }

  return { draft, secret, found, problems, show, change, changeSecret }
}
