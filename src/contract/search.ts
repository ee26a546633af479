import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { MIN_AGE, PROFILE_WORDS, RELATIONSHIP_STYLES, Seeks, SeeksCouples } from './fields.ts'
import { Id } from './id.ts'
import { CountryCode } from './codes.ts'
import { MemberTile } from './members.ts'
import { INTERESTS, LOOKS_FOR, SEARCH_FIELDS } from './settings.ts'

export const MAX_AGE = 99
/** How far a search can reach around the searcher's own town, in kilometres. */
export const DISTANCES = [10, 25, 50, 100, 250] as const
export const MAX_SAVED_SEARCHES = 10
/** Counting stops here: the exact number of a crowd is worth less than the time to count it. */
export const COUNTED_AT_MOST = 1000

const Age = z.coerce.number().check(z.int(), z.minimum(MIN_AGE), z.maximum(MAX_AGE))
const Flag = z.enum(['yes'])
/** Several words of a list, with commas between them in an address. */
const some = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
    ),
    z.array(z.enum(words)).check(z.minLength(1), z.maxLength(words.length)),
  )

/** What a search asks for, as it stands in the address. Whatever is left out does not matter. */
export const SearchFilters = z.object({
  gender: z.optional(Seeks),
  /** Couples beside those of the gender, or only couples, where the site offers both filter and couples. */
  couples: z.optional(SeeksCouples),
  country: z.optional(CountryCode),
  countryregion: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  /** Kilometres around the searcher's own town. */
  distance: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
  has_photo: z.optional(Flag),
  online: z.optional(Flag),
  new_members: z.optional(Flag),
  real_only: z.optional(Flag),
  interests: z.optional(some(INTERESTS)),
  body_type: z.optional(some(PROFILE_WORDS.body_type)),
  hair_color: z.optional(some(PROFILE_WORDS.hair_color)),
  eye_color: z.optional(some(PROFILE_WORDS.eye_color)),
  relationship_status: z.optional(some(PROFILE_WORDS.relationship_status)),
  looks_for: z.optional(some(LOOKS_FOR)),
  relationship_style: z.optional(some(RELATIONSHIP_STYLES)),
})
export type SearchFilters = z.infer<typeof SearchFilters>
/** The filters as they are sent. */
export type SearchQuery = z.input<typeof SearchFilters>

/** Where the next page begins; made by the server. */
const Cursor = z.string().check(z.regex(/^[\w-]{10,100}$/))

const Seal = z.string().check(z.regex(/^[\w-]{43}$/))

/**
 * Members, last active first. The order is that of the moment of page 1, `as_of`: a member who becomes active later
 * stands on no further page, but in what `listJustOnline` answers. Filters that the site does not offer are not
 * applied.
 */
export const searchMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  access: 'anyone',
  input: z.extend(SearchFilters, {
    pageNumber: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    /** The `next` of the page before; without it this is page 1. */
    after: z.optional(Cursor),
    /** On page 1: begins with the member's own age range and distance, and wider where that finds few. */
    by_default: z.optional(Flag),
  }),
  output: z.object({
    pageNumber: z.int(),
    results: z.array(MemberTile),
    /**
     * How many there are, on page 1; from COUNTED_AT_MOST on it means "or more". Null on other pages, and where counting takes longer
     * than finding the page: then `countMembers` tells it.
     */
    numResults: z.nullable(z.int()),
    next: z.nullable(z.string()),
    as_of: z.iso.datetime(),
    /** Proves to `listJustOnline` that the server said `as_of`. */
    as_of_seal: Seal,
    /** The filters as they were applied, with what was left open filled in. */
    filters: SearchFilters,
    /** Whether it was made wider than the member's default by itself. */
    is_wider: z.boolean(),
    /** When there are few results: other members who fit most of the filters. */
    similar_results: z.array(MemberTile),
    /** Null where that is not known. */
    similar_numResults: z.nullable(z.int()),
  }),
  refusals: ['LOGIN_REQUIRED'],
})

/** How many a search finds, where its page 1 did not say. */
export const countMembers = endpoint({
  method: 'GET',
  path: '/api/members-count.php',
  access: 'anyone',
  input: SearchFilters,
  /** From COUNTED_AT_MOST on it means "or more". */
  output: z.object({ numResults: z.int() }),
  refusals: ['LOGIN_REQUIRED'],
})

/**
 * Members of a search who have become active since a page 1, the latest first. Fictional profiles are never among them.
 */
export const listJustOnline = endpoint({
  method: 'GET',
  path: '/api/just-online.php',
  access: 'anyone',
  /** Of a page 1: with a moment of the caller's choice it would tell to the second when a member was last here. */
  input: z.extend(SearchFilters, { as_of: z.iso.datetime(), as_of_seal: Seal }),
  output: z.object({ results: z.array(MemberTile), as_of: z.iso.datetime() }),
  refusals: ['LOGIN_REQUIRED'],
})

/** Which filter to drop when a search finds few, and how many members that adds, most first. */
export const getSearchHints = endpoint({
  method: 'GET',
  path: '/api/search-hints.php',
  access: 'anyone',
  input: SearchFilters,
  output: z.object({
    hints: z.array(z.object({ filter: z.enum(SEARCH_FIELDS), adds: z.int() })),
  }),
  refusals: ['LOGIN_REQUIRED'],
})

const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: SearchFilters,
  /** Members who have appeared since the search was last opened; the counting stops at 100. */
  num_new: z.int(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches.php',
  access: 'member',
  input: Empty,
  output: z.object({ searches: z.array(SavedSearch) }),
})

/** Keeps a search and tells its owner of new members in it. The same filters are kept once. */
export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches.php',
  access: 'member',
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u)),
    filters: SearchFilters,
  }),
  output: z.object({ search: SavedSearch }),
  refusals: ['SAVED_SEARCH_LIMIT'],
})

/** The search was opened: from now on no member in it counts as new. */
export const seeSavedSearch = endpoint({
  method: 'PUT',
  path: '/api/saved-searches.php',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches.php',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
