import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { asksForAge, settingsOf } from '#server/features/settings/settings.ts'

export async function hasProvenAge(db: Db, memberId: string): Promise<boolean> {
  const proof = await db
    .selectFrom('age_proof')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return proof !== undefined
}

type Asked = {
  readonly siteId: string
  readonly member: { readonly id: string; readonly home: { readonly country: string } }
}

/** Refuses a photo of a member who would first have to prove their age. */
export async function requireProvenAge(db: Db, { siteId, member }: Asked): Promise<void> {
  const settings = await settingsOf(db, siteId)
  if (!asksForAge(settings, 'photos', [member.home.country])) return
  if (!(await hasProvenAge(db, member.id))) throw new Refusal('AGE_PROOF_NEEDED')
}
