import type { Db } from '#server/db/connect.ts'
import { keyedHash } from '#server/kernel/secrets.ts'

type Welcome = {
  readonly siteId: string
  readonly email: string
  readonly secretKey: string
  readonly now: Date
}

/** Remembers for good that somebody with this address was here, without the address. True when it is the first time. */
export async function rememberWelcome(tx: Db, { siteId, email, secretKey, now }: Welcome) {
  const remembered = await tx
    .insertInto('welcomed_email')
    .values({
      site_id: siteId,
      email_hash: keyedHash(secretKey, `welcome:${plainAddress(email)}`),
      welcomed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_hash')
    .executeTakeFirst()
  return remembered !== undefined
}

/** The mailbox behind an address, without the part after a plus that anybody can add. */
function plainAddress(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
