import type { Db } from '#server/db/connect.ts'
import { eraseTime } from '#server/features/leaving/leaving.ts'

/** What an operator may know about a member, a line each. */
export async function memberLines(db: Db, { id }: { id: string }, now: Date): Promise<string[]> {
  const member = await db
    .selectFrom('member')
    .innerJoin('credit_account', 'credit_account.id', 'member.credit_account_id')
    .selectAll('member')
    .select('credit_account.balance')
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow()
  const { sessions } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('member_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  const { jobs } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  const { deleted_at: deletedAt } = member
  return [
    `id = ${id}`,
    `email = ${member.email}`,
    `name = ${member.name}`,
    `status = ${member.status}`,
    `premium = ${member.paid_user ? 'yes' : 'no'}`,
    `signup = ${member.signup_at.toISOString()}`,
    `last active = ${member.last_active_at.toISOString()}`,
    `credits = ${member.balance}`,
    `sessions = ${sessions}`,
    `jobs waiting = ${jobs}`,
    ...(deletedAt ? [`erased on = ${eraseTime(deletedAt).toISOString()}`] : []),
  ]
}
