import { kept, type Kept } from '#web/browser/kept.ts'

const drafts = new Map<string, Kept<string>>()

/** What is being written to somebody. It survives a reload, and is forgotten when the member logs out. */
export function draftOf(profileId: string): Kept<string> {
  const known = drafts.get(profileId)
  if (known) return known
  const draft = kept(`draft:${profileId}`, textIn, 'browser')
  drafts.set(profileId, draft)
  return draft
}

function textIn(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
