import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { findMatches } from '#contract/match-finder.ts'
import { call } from '#web/api/call.ts'
import { learnLikes } from '#web/features/members/like.ts'
import { addressOf } from '#web/features/search/filters.ts'
import type { Answers } from './steps.ts'

export type Matches = z.output<(typeof findMatches)['output']>['matches']
export type Match = Matches[number]

/** The matches for these answers. For a while the same answers are not asked again. */
export function matchesQuery(answers: Answers) {
  return queryOptions({
    queryKey: ['match-finder', addressOf(answers)],
    queryFn: async ({ client }) => {
      const { matches } = await call(findMatches, answers)
      learnLikes(
        client,
        matches.map(({ member }) => member),
      )
      return matches
    },
    staleTime: 5 * 60_000,
  })
}
