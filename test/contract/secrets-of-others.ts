import type { Db } from '#server/db/connect.ts'

/** What is stored about all members but this one and must never be in an answer to them. */
export async function secretsOfOthers(db: Db, memberId: string | null): Promise<string[]> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'email', 'password_hash', 'date_of_birth', 'credit_account_id'])
    .execute()
  const sessions = await db.selectFrom('session').select(['member_id', 'token_hash']).execute()
  const secrets = [
    ...members.flatMap(({ id, ...secret }) => (id === memberId ? [] : Object.values(secret))),
    ...sessions.flatMap(({ member_id: id, token_hash: hash }) =>
      id === memberId ? [] : [hash.toString('hex'), hash.toString('base64url')],
    ),
  ]
  return [...new Set(secrets)]
}
