import type { Db } from '#server/db/connect.ts'

/** The member with this address on a site, in whatever state; the case of the letters does not matter. */
export function memberByEmail(db: Db, siteId: string, email: string) {
  return db
    .selectFrom('member')
    .select([
      'id',
      'email',
      'name',
      'password_hash',
      'status',
      'language',
      'deleted_at',
      'signup_client_id',
    ])
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}
