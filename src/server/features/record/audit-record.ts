import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

const ROWS_AT_ONCE = 5000
const BEGINNING = createHash('sha256').update('vonk').digest()

export type RecordAudit = {
  readonly rows: number
  /** The first row that does not fit, and why; null where the chain is whole. */
  readonly broken: { readonly number: number; readonly why: string } | null
}

type Link = {
  readonly number: number
  readonly words: string
  readonly previous_hash: Buffer
  readonly hash: Buffer
}
type Last = { readonly number: number; readonly hash: Buffer }

/** Goes along the whole chain and names the first row that was changed or is missing. It can run while others write. */
export async function auditRecord(db: Db): Promise<RecordAudit> {
  // Read first: what is written meanwhile comes after it.
  const end = await endOfRecord(db)
  let last: Last = { number: 0, hash: BEGINNING }
  for (;;) {
    const links = await linksAfter(db, last.number)
    for (const link of links) {
      const why = misfit(last, link)
      if (why) return { rows: last.number, broken: { number: last.number + 1, why } }
      if (link.number === end.number && !link.hash.equals(end.hash))
        return { rows: last.number, broken: { number: link.number, why: 'it was written anew' } }
      last = link
    }
    if (links.length < ROWS_AT_ONCE) break
  }
  if (last.number >= end.number) return { rows: last.number, broken: null }
  return { rows: last.number, broken: { number: last.number + 1, why: 'it is missing' } }
}

async function endOfRecord(db: Db): Promise<Last> {
  return db.selectFrom('operator_record_end').select(['number', 'hash']).executeTakeFirstOrThrow()
}

async function linksAfter(db: Db, number: number): Promise<readonly Link[]> {
  const { rows } = await sql<Link>`
    select number, operator_record_words(entry) as words, previous_hash, hash
    from operator_record as entry where number > ${number}
    order by number limit ${ROWS_AT_ONCE}`.execute(db)
  return rows
}

function misfit(last: Last, { number, words, previous_hash: previous, hash }: Link): string | null {
  if (number !== last.number + 1) return 'it is missing'
  if (!previous.equals(last.hash)) return 'it does not hold the hash of the row before it'
  const right = createHash('sha256').update(last.hash).update(words).digest()
  return right.equals(hash) ? null : 'it was changed'
}
