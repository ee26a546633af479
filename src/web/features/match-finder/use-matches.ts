import { useQuery } from '@tanstack/react-query'
import { type Matches, matchesQuery } from './matches-query.ts'
import type { Answers } from './steps.ts'

/** The matches for these answers; those that came with the page need not be asked for. */
export function useMatches(answers: Answers, loaded: Matches | null) {
  return useQuery({
    ...matchesQuery(answers),
    ...(loaded ? { initialData: loaded } : {}),
  })
}
