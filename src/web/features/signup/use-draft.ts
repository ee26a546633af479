import { useSyncExternalStore } from 'react'
import { draftFor, EMPTY_DRAFT, keptDraft, type SignupDraft } from './draft.ts'

/** What was entered so far, also before a reload, and the way to change it. */
export function useDraft(query: URLSearchParams) {
  const stored = useSyncExternalStore(keptDraft.subscribe, keptDraft.get, () => null)

  function change(part: Partial<SignupDraft>) {
    keptDraft.set({ ...draftFor(query, keptDraft.get() ?? EMPTY_DRAFT), ...part })
  }

  return {
    draft: draftFor(query, stored ?? EMPTY_DRAFT),
    /** Whether there is something that would be lost. */
    isBegun: stored !== null,
    change,
  }
}
