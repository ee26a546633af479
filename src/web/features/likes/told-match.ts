import type { QueryClient } from '@tanstack/react-query'

/** Keeps that a screen has told of a match in its own way, so that nothing else tells of it. */
export function keepToldMatch(queries: QueryClient, profileId: string): void {
  queries.setQueryData(keyOf(profileId), true)
}

export function isToldMatch(queries: QueryClient, profileId: string): boolean {
  return queries.getQueryData(keyOf(profileId)) === true
}

function keyOf(profileId: string) {
  return ['told-match', profileId] as const
}
