import type { Kept } from '#web/browser/kept.ts'
import { storedById } from '#web/browser/kept-each.ts'
import { refusalNotices } from './refusal-notices.ts'

const textFor = storedById((profileId) => `draft:${profileId}`, textIn)

/** What is being written to somebody. It survives a reload, and is forgotten when the member logs out. */
export function draftOf(profileId: string): Kept<string> {
  const draft = textFor(profileId)
  // A refusal is about what was written, and not about what is written in its place.
  const change = (text: string | null) => {
    if (text !== draft.get()) refusalNotices.forget(profileId)
  }
  return {
    ...draft,
    set: (text) => {
      change(text)
      draft.set(text)
    },
    forget: () => {
      change(null)
      draft.forget()
    },
  }
}

function textIn(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
