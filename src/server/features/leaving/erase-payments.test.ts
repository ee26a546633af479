import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeMandate } from '#test/make-mandate.ts'
import { makeOrder } from '#test/make-order.ts'
import { eraseMember } from './erase-members.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)

test('the purchases of an erased member stay, without a name, and their mandates do not [P10] [ACC-6]', async () => {
  const gone = { status: 'deleted', deleted_at: NOW, paid_user: true }
  const member = await makeMember(db, site.id, gone)
  const mandate = await makeMandate(db, member)
  const { id } = await makeOrder(db, member, { method: 'directdebit', mandate_id: mandate.id })

  await eraseMember(db, { memberId: member.id, now: NOW, deletedBy: NOW })

  const order = await db
    .selectFrom('credit_order')
    .select(['member_id', 'mandate_id', 'account_id', 'total_minor', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(order).toEqual({
    member_id: null,
    mandate_id: null,
    account_id: member.credit_account_id,
    total_minor: 5995,
    status: 'completed',
  })
  const mandates = await db
    .selectFrom('debit_mandate')
    .select('id')
    .where('id', '=', mandate.id)
    .execute()
  expect(mandates).toEqual([])
})
