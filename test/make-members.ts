import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

type Wishes = Partial<Insertable<Tables['member']>>

/** Many members at once, who cannot log in; their ids in the order of the wishes. */
export async function makeMembers(
  db: Db,
  siteId: string,
  wishes: readonly Wishes[],
): Promise<string[]> {
  const accounts = await db
    .insertInto('credit_account')
    .values(wishes.map(() => ({ site_id: siteId, kind: 'member', balance: 0 })))
    .returning('id')
    .execute()
  const ids = wishes.map(() => randomUUID())
  const rows = wishes.map((wish, nth): Insertable<Tables['member']> => ({
    site_id: siteId,
    email: `${randomUUID()}@example.com`,
    password_hash: '-',
    status: 'active',
    name: 'Noor',
    gender: 'female',
    seeks: 'male',
    date_of_birth: '1990-05-17',
    country: 'NL',
    region: 'NH',
    city: 'Haarlem',
    ...wish,
    id: ids[nth]!,
    credit_account_id: accounts[nth]!.id,
  }))
  // Rows with different columns would be filled up with nulls.
  await db
    .insertInto('member')
    .values(rows.map((row) => ({ ...DEFAULTS, ...row })))
    .execute()
  return ids
}

const DEFAULTS: Wishes = {
  last_active_at: new Date(0),
  // A fictional profile is 25 on the day it is made.
  signup_at: new Date('2016-01-01T00:00:00Z'),
  activated_at: null,
  is_fictional: false,
  is_invisible: false,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  interests: [],
  looks_for: [],
  relationship_style: null,
  main_photo: null,
}
