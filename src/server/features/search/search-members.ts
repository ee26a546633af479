import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { MIN_AGE } from '#contract/fields.ts'
import { MAX_AGE, type searchMembers as endpoint } from '#contract/search.ts'
import type { Reads } from '#server/db/replica.ts'
import { tilesOf } from '#server/features/members/members.ts'
import { keysIn } from '#server/kernel/key-ring.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import type { Applied, Searcher } from './applied-filters.ts'
import { type Cursor, findPage } from './find-page.ts'
import { type Question, searchOf, walk } from './search-of.ts'

type SearchMembersInput = {
  readonly pageNumber: number
  readonly after: Cursor | null
  readonly secretKey: string
}
type Answer = z.input<(typeof endpoint)['output']>

/** When fewer than this are found, other members are shown who fit most of the filters. */
const FEW = 12

/**
 * One page of a search, last active first. Who is on it may be found aside; what is told of them, and whether they may be seen at
 * all, never is.
 */
export async function searchMembers(
  reads: Reads,
  question: Question,
  wanted: SearchMembersInput,
): Promise<Answer> {
  const { searcher, filters, now } = question
  const { after, secretKey } = wanted
  const search = await searchOf(question)
  const page = await reads.readAside((aside) => findPage(aside, search, after))
  const ids = page.places.map(({ id }) => id)
  const count = after ? null : page.count
  const isFew = count !== null && count < FEW
  const [results, similar] = await Promise.all([
    tilesOf(reads.db, { ...eyesOf(searcher), ids, now }),
    isFew ? findSimilar(reads, question, ids) : NOBODY,
  ])
  const asOf = after?.asOf ?? now
  const last = page.places.at(-1)
  return {
    pageNumber: after ? wanted.pageNumber : 1,
    results,
    numResults: count,
    next: last && page.hasMore ? sealCursor(secretKey, { ...last, asOf }) : null,
    as_of: asOf.toISOString(),
    as_of_seal: sealMoment(secretKey, asOf),
    filters,
    is_wider: false,
    similar_results: similar.members,
    similar_numResults: similar.count,
  }
}

/** The first page of what a member's searches begin with; where few are near and of the age, of a wider search. */
export async function searchByDefault(
  reads: Reads,
  question: Question,
  secretKey: string,
): Promise<Answer> {
  const first = { pageNumber: 1, after: null, secretKey }
  const near = await searchMembers(reads, question, first)
  if ((near.numResults ?? FEW) >= FEW) return near
  const filters = widened(question.filters)
  const wide = await searchMembers(reads, { ...question, filters }, first)
  return { ...wide, is_wider: true }
}

const NOBODY = { members: [], count: 0 }

const YEARS = 5

/**
 * Others of the same gender and country and about the same age, whatever the other filters say; none who is shown
 * already.
 */
async function findSimilar({ db, readAside }: Reads, question: Question, shown: readonly string[]) {
  const { searcher, filters, now } = question
  const isOther = sql<boolean>`member.id <> all(${shown}::uuid[])`
  const search = await searchOf({ ...question, filters: widened(filters) }, isOther)
  const page = await readAside((aside) => findPage(aside, search, null))
  const ids = page.places.map(({ id }) => id)
  const members = await tilesOf(db, { ...eyesOf(searcher), ids, now })
  return { members, count: page.count }
}

/** A searcher who wants real people only, or new ones, wants no others. */
function widened({
  gender,
  couples,
  country,
  min_age: min,
  max_age: max,
  ...rest
}: Applied): Applied {
  const { real_only, new_members } = rest
  return {
    gender,
    ...(couples && { couples }),
    country,
    ...(min && { min_age: Math.max(MIN_AGE, min - YEARS) }),
    ...(max && { max_age: Math.min(MAX_AGE, max + YEARS) }),
    ...(real_only && { real_only }),
    ...(new_members && { new_members }),
  }
}

function eyesOf({ viewer, home, isToldOnline }: Searcher) {
  return { viewer, seer: { home, isToldOnline } }
}

const AT_MOST = 200
/** An activity may be written a little after the moment that it says. */
const GRACE_MS = 5_000
/** Paging never takes longer, and a member must not learn by asking when others were here last week. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** Real people of a search who have become active since a page 1, the latest first. */
export async function listJustOnline({ db, readAside }: Reads, question: Question, asOf: Date) {
  const { searcher, now } = question
  if (!searcher.isToldOnline) return { results: [], as_of: now.toISOString() }
  const since = Math.max(asOf.getTime() - GRACE_MS, now.getTime() - LONGEST_MS)
  const search = await searchOf(
    question,
    sql`not member.is_fictional`,
    sql`member.last_active_at > ${new Date(since)}`,
  )
  const { rows } = await readAside((aside) =>
    walk(aside, search, { limit: AT_MOST }).execute(aside),
  )
  const ids = rows.map(({ id }) => id)
  const results = await tilesOf(db, { ...eyesOf(searcher), ids, now })
  return { results, as_of: now.toISOString() }
}

/**
 * Proves that a moment is one that we named: with others a member could find, by halving, when another was last here.
 */
export function sealMoment(secretKey: string, moment: Date): string {
  return keyedHash(secretKey, `moment of a search:${moment.getTime()}`)
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A cursor that only we can make and read: in the open it would tell to the second when a member was last here. */
export function sealCursor(secretKey: string, { activeMicros, id, asOf }: Cursor): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(secretKey), iv)
  const place = Buffer.alloc(32)
  place.writeBigInt64BE(BigInt(activeMicros), 0)
  place.writeBigInt64BE(BigInt(asOf.getTime()), 8)
  place.write(id.replaceAll('-', ''), 16, 'hex')
  const hidden = Buffer.concat([cipher.update(place), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** What a cursor says, or null if we did not make it. */
export function openCursor(secretKey: string, sealed: string): Cursor | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(secretKey), iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    const hidden = bytes.subarray(IV_BYTES + TAG_BYTES)
    return cursorIn(Buffer.concat([decipher.update(hidden), decipher.final()]))
  } catch {
    return null
  }
}

function keyFrom(secretKey: string): Buffer {
  return createHmac('sha256', keysIn(secretKey)[0]).update('search cursor').digest()
}

function cursorIn(place: Buffer): Cursor {
  return {
    activeMicros: Number(place.readBigInt64BE(0)),
    asOf: new Date(Number(place.readBigInt64BE(8))),
    id: place.toString('hex', 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}
