import { useSyncExternalStore } from 'react'
import { draftOf } from './drafts.ts'

/** What is being written to somebody; at first what they signed up to say, if that waits. */
export function useDraft(profileId: string, waiting: string | null) {
  const draft = draftOf(profileId)
  const kept = useSyncExternalStore(draft.subscribe, draft.get, () => null)
  return {
    text: kept ?? waiting ?? '',
    write: (text: string) => (text === '' && waiting === null ? draft.forget() : draft.set(text)),
  }
}
