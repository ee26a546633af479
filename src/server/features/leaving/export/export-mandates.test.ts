import { expect, test } from 'vitest'
import { seal } from '#server/kernel/encryption.ts'
import { TEST_SECRET as secretKey } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMandate } from '#test/make-mandate.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { exportData } from './export-data.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const SIGNED_AT = new Date('2026-03-02T12:00:00Z')
const HOME = { street: 'Kade', house_number: '12', zip: '1012 AB', city: 'Haarlem' }
const FORM = { holder: 'N. de Vries', ...HOME, phone: '+31612345678' }

test('the copy has who signed a mandate, with address and telephone, and no account number [ACC-7] [P10]', async () => {
  const member = await makeMember(db, site.id)
  const details = seal(
    secretKey,
    member.id,
    JSON.stringify({ ...FORM, iban: 'NL91ABNA0417164300' }),
  )
  const signed = { iban_end: '4300', signed_at: SIGNED_AT }
  await makeMandate(db, member, { reference: 'VONK-1', ...signed, details })
  await makeMandate(db, member, { reference: 'VONK-2', ...signed, details: Buffer.alloc(40) })

  const mandates = (await exportData({ db, secretKey }, member.id)).get('mandates')!

  const known = { ...signed, ended_at: null }
  expect(mandates).toHaveLength(2)
  expect(mandates).toContainEqual({ reference: 'VONK-1', ...known, ...FORM })
  expect(mandates).toContainEqual({ reference: 'VONK-2', ...known })
})

test('the copy tells the name of a passkey and when it was used, and nothing that others could use [ACC-7] [P10] [AUT-9]', async () => {
  const member = await makeMember(db, site.id)
  const used = { created_at: SIGNED_AT, last_used_at: new Date('2026-03-05T12:00:00Z') }
  await db
    .insertInto('passkey')
    .values({
      member_id: member.id,
      credential_id: 'a-name-of-the-device',
      public_key: Buffer.from('a key'),
      counter: 3,
      transports: ['internal'],
      name: 'Telefoon',
      ...used,
    })
    .execute()

  const data = await exportData({ db, secretKey }, member.id)

  expect(data.get('passkeys')).toEqual([{ name: 'Telefoon', ...used }])
})
