import { sql } from 'kysely'
import type { OfficeLanguage } from '#contract/office/account.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { DEMO_OFFICE } from './people.ts'

type Warning = {
  readonly operator: { readonly id: string; readonly name: string }
  readonly now: Date
}

/**
 * Mails every owner whose sites the colleague works on that their codes are being guessed, by whom nobody knows. The mail holds a name
 * and a time. Says how many it goes to.
 */
export async function warnOwners(tx: Tx, { operator, now }: Warning): Promise<number> {
  const site = await tx
    .selectFrom('site')
    .select('id')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!site) return 0
  const owners = await ownersOver(tx, operator.id)
  const content = { name: 'office_alarm', operator: operator.name, at: now.toISOString() } as const
  await sendMail(
    tx,
    ...owners.map(({ email, language }) => ({
      siteId: site.id,
      memberId: null,
      to: email,
      language: language as OfficeLanguage,
      content,
      now,
    })),
  )
  return owners.length
}

/** Owners of all sites, and of one on which somebody has a role. */
function ownersOver(tx: Tx, operatorId: string) {
  return tx
    .selectFrom('operator')
    .select(['email', 'language'])
    .where('ended_at', 'is', null)
    .where('email', 'not like', `%${DEMO_OFFICE}`)
    .where(
      sql<boolean>`exists (
        select from operator_role as own where own.operator_id = operator.id and own.role = 'owner'
          and (own.site_id is null or own.site_id in (select site_id from operator_role where operator_id = ${operatorId})))`,
    )
    .orderBy('email')
    .execute()
}
