import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MemberTile } from './members.ts'
import { SearchFilters } from './search.ts'

/** What counts for a match, and how much: together 100. */
export const MATCH_WEIGHTS = {
  interests: 40,
  place: 20,
  looks: 20,
  relationship: 10,
  mutual: 10,
} as const
/** What both look for counts where somebody is suggested unasked: no question of the finder asks for it. */
export const WANTS_WEIGHT = 20
export type MatchPart = keyof typeof MATCH_WEIGHTS | 'wants'

/** One part of a score. */
export const MatchReason = z.object({
  part: z.enum(['interests', 'wants', 'place', 'looks', 'relationship', 'mutual']),
  points: z.int(),
  out_of: z.int(),
  /** What fits, as words of the catalogue, such as the interests both have. */
  fits: z.array(z.string()),
})

/**
 * Members ranked by how well they fit the answers. Gender and age decide who is in; the other answers make the score,
 * and each part of it is told, so that a card can say why.
 */
export const findMatches = endpoint({
  method: 'GET',
  path: '/api/match-finder.php',
  access: 'member',
  input: z.pick(SearchFilters, {
    gender: true,
    couples: true,
    country: true,
    countryregion: true,
    min_age: true,
    max_age: true,
    distance: true,
    interests: true,
    body_type: true,
    hair_color: true,
    eye_color: true,
    relationship_status: true,
  }),
  output: z.object({
    matches: z.array(
      z.object({
        member: MemberTile,
        /** Of 100; questions without an answer are left out of the sum. */
        score: z.int(),
        parts: z.array(MatchReason),
      }),
    ),
  }),
})
