import type { MemberTile } from '#contract/members.ts'
import type { SearchPage } from './fetch-page.ts'

/** Those of some members who stand on none of these pages. */
export function notShown(
  members: readonly MemberTile[],
  pages: readonly SearchPage[],
): MemberTile[] {
  const shown = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))
  return members.filter(({ id }) => !shown.has(id))
}
