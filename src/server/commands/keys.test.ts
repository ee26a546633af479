import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMandate } from '#test/make-mandate.ts'
import { makeOrder } from '#test/make-order.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rememberWelcome } from '#server/features/accounts/accounts.ts'
import { isExcluded } from '#server/features/exclusions/exclude-address.ts'
import { readUnsubscribeToken, unsubscribeToken } from '#server/features/mail/unsubscribe.ts'
import { seal, unseal } from '#server/kernel/encryption.ts'
import { keyRing } from '#server/kernel/key-ring.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { runKeys } from './keys.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const [OLD, NEW] = ['1'.repeat(64), '2'.repeat(64)]
const FORM = { holder: 'N. de Vries', iban: 'NL91ABNA0417164300', phone: '+31612345678' }

async function rotate(secretKey: string) {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const code = await runKeys(['rotate'], { db, now: new Date(), print, secretKey })
  return { code, printed }
}

async function sealedWith(key: string) {
  const member = await makeMember(db, site.id)
  const details = seal(key, member.id, JSON.stringify(FORM))
  const hash = keyedHash(key, `iban:${FORM.iban}`)
  const mandate = await makeMandate(db, member, { details, iban_hash: hash })
  await makeOrder(db, member, {
    mandate_id: mandate.id,
    iban_hash: hash,
    phone_hash: keyedHash(key, `phone:${FORM.phone}`),
  })
  return { ...mandate, member }
}

async function rowsOf(id: string) {
  const mandate = await db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await db
    .selectFrom('credit_order')
    .select(['iban_hash', 'phone_hash'])
    .where('mandate_id', '=', id)
    .executeTakeFirstOrThrow()
  return { mandate, order }
}

test('bank accounts are sealed anew with the new key, which alone then opens and finds them [PAY-5] [M10]', async () => {
  const old = await Promise.all(Array.from({ length: 3 }, () => sealedWith(OLD)))
  const known = await sealedWith(NEW)

  const first = await rotate(keyRing(NEW, OLD))
  const again = await rotate(keyRing(NEW, OLD))

  expect(first).toEqual({ code: 0, printed: ['3 mandates sealed anew; all open with SECRET_KEY'] })
  expect(again.printed).toEqual(['0 mandates sealed anew; all open with SECRET_KEY'])
  for (const { id, member } of [...old, known]) {
    const { mandate, order } = await rowsOf(id)
    expect(JSON.parse(unseal(NEW, member.id, mandate.details))).toEqual(FORM)
    expect(mandate.iban_hash).toBe(keyedHash(NEW, `iban:${FORM.iban}`))
    expect(order).toEqual({
      iban_hash: keyedHash(NEW, `iban:${FORM.iban}`),
      phone_hash: keyedHash(NEW, `phone:${FORM.phone}`),
    })
  }
})

test('what opens with neither key is counted, and left as it is [PAY-5]', async () => {
  const lost = await sealedWith('3'.repeat(64))

  const { code, printed } = await rotate(keyRing(NEW, OLD))

  expect(code).toBe(1)
  expect(printed[0]).toContain('1 open with neither key')
  expect((await rowsOf(lost.id)).mandate.details).toEqual(lost.details)
  // The other tests count all mandates, too, in whatever order they run.
  const details = seal(NEW, lost.member.id, JSON.stringify(FORM))
  await db.updateTable('debit_mandate').set({ details }).where('id', '=', lost.id).execute()
})

test('with the key before beside it, what that key wrote goes on: links, exclusions, welcomes [ACC-9] [A8]', async () => {
  const member = await makeMember(db, site.id)
  const [email, siteId, ring] = ['noor@example.com', site.id, keyRing(NEW, OLD)]
  const wish = { memberId: member.id, kind: 'all' } as const
  const welcome = { siteId, email, now: new Date() }
  const remember = (secretKey: string) =>
    db.transaction().execute((tx) => rememberWelcome(tx, { ...welcome, secretKey }))
  await remember(OLD)
  await db
    .insertInto('email_exclusion')
    .values({
      site_id: siteId,
      email_hash: keyedHash(OLD, `exclusion:${siteId}:${email}`),
      id: randomUUID(),
      confirm_hash: Buffer.alloc(32, 1),
      lift_hash: Buffer.alloc(32, 2),
      created_at: new Date(),
      expires_at: new Date(),
      confirmed_at: new Date(),
    })
    .execute()

  const read = readUnsubscribeToken(ring, unsubscribeToken(OLD, wish))
  const excluded = await isExcluded({ db, secretKey: ring }, { siteId, email })
  const isFirst = await remember(ring)

  expect(read).toEqual(wish)
  expect([excluded, isFirst]).toEqual([true, false])
})
