import type { ProfileDraft } from './profile-draft.ts'

/** What makes a profile worth reading, the most telling first. */
const PARTS = [
  'about',
  'interests',
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const satisfies readonly (keyof ProfileDraft)[]

export type ProfilePart = (typeof PARTS)[number]

/** How much of what the site shows is told, and what to tell next. */
export function completeness(draft: ProfileDraft, isShown: (part: ProfilePart) => boolean) {
  const parts = PARTS.filter(isShown)
  const missing = parts.filter((part) => isMissing(draft[part]))
  return { steps: parts.length, done: parts.length - missing.length, next: missing[0] ?? null }
}

function isMissing(told: ProfileDraft[ProfilePart]): boolean {
  return told === null || (typeof told === 'string' ? told.trim() : told).length === 0
}
