import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { isTaken } from '#server/db/is-taken.ts'
import { rememberWelcome } from './remember-welcome.ts'

type Move = {
  readonly memberId: string
  readonly email: string
  readonly secretKey: string
  readonly now: Date
}

/** Gives a member another address and returns what was there before; refused when somebody else has it by now. */
export async function moveTo(tx: Tx, { memberId, email, secretKey, now }: Move) {
  const old = await tx
    .selectFrom('member')
    .select(['site_id', 'email', 'language', 'status'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  try {
    await tx.updateTable('member').set({ email }).where('id', '=', memberId).execute()
  } catch (error) {
    throw isTaken(error, 'member_email') ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
  // Whoever has this address now had their welcome already.
  await rememberWelcome(tx, { siteId: old.site_id, email, secretKey, now })
  return old
}
