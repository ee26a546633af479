import { OfficeRefusal } from '#contract/office/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { type Acting, found, type Found, noted, release, requireClaim, touch } from './claim.ts'
import { closeCare } from './send-answer.ts'
import { standingOf } from './standing.ts'

type Deps = { readonly db: Db; readonly events: Bus }

/** Sees to signs of need with a note on the member's page. Where it is about money, that is not enough: a break is proposed. */
export async function noteCare(
  { db, events }: Deps,
  { text, ...acting }: Acting & { readonly text: string },
): Promise<void> {
  const member = await transact(db, async (tx) => {
    const member = await found(tx, acting)
    await requireClaim(tx, acting)
    const standing = await standingOf(tx, member, acting)
    if (standing.care?.needs_pause) throw new OfficeRefusal('CARE_FIRST')
    const note = await writeNote(tx, member, { ...acting, text })
    if (standing.care)
      await closeCare(tx, { ...acting, standing, seq: member.last_seq, how: 'note' })
    await touch(tx, acting.conversationId)
    await noted(tx, acting, member, {
      action: 'writing_noted',
      details: { note, signs: standing.care?.signs ?? [] },
    })
    return member
  })
  events.publish([member.fiction_id])
}

/** Leaves a conversation to another writer, who finds the same signs there. */
export async function handOnWriting(
  { db, events }: Deps,
  { why, ...acting }: Acting & { readonly why: string },
): Promise<void> {
  const member = await transact(db, async (tx) => {
    const member = await found(tx, acting)
    await requireClaim(tx, acting)
    if (why.trim()) await writeNote(tx, member, { ...acting, text: why })
    await release(tx, acting)
    await touch(tx, acting.conversationId)
    await noted(tx, acting, member, { action: 'writing_handed_on', details: { why } })
    return member
  })
  events.publish([member.fiction_id])
}

async function writeNote(
  tx: Tx,
  { site_id: siteId, member_id: memberId }: Found,
  { by, text, now }: Acting & { readonly text: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('office_note')
    .values({
      site_id: siteId,
      member_id: memberId,
      operator_id: by.operatorId,
      text,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
