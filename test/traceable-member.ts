import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'
import { MESSAGE_VARIANTS, photoKey, type Files } from '#server/features/media/media.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { makeStoredPhoto } from './contract/world.ts'
import { makeConversation, makeMember } from './make.ts'
import { makeMandate } from './make-mandate.ts'
import { makeOrder } from './make-order.ts'

type World = { readonly db: Db; readonly files: Files; readonly siteId: string }
type Where = World & {
  readonly memberId: string
  readonly email: string
  readonly at: Date
  /** A new word to be found again. */
  readonly canary: () => string
}

/** A member deleted at some time, of whom another word stands in every place that can hold one. */
export async function makeTraceable(world: World, deletedAt: Date) {
  const canaries: string[] = []
  const canary = () => {
    const word = `canary${canaries.length}x${newToken().replaceAll(/\W|_/g, '').slice(0, 8)}`
    canaries.push(word)
    return word
  }
  const profile = await makeProfile(world, deletedAt, canary)
  const { id, email } = profile
  const where = { ...world, memberId: id, email, at: deletedAt, canary }
  await leaveOwnTraces(where)
  await leaveWorkAndMails(where)
  await leavePayments(where, profile)
  await leaveTracesOfAddress(where)
  await leaveComplaints(where)
  const sent = await leaveMessages(where)
  const filename = await makeStoredPhoto(world.db, world.files, id)
  await world.files.write(photoKey(filename, 'full'), Buffer.from(canary()))
  return { id, words: [...canaries, filename, ...sent] }
}

function makeProfile({ db, siteId }: World, deletedAt: Date, canary: () => string) {
  return makeMember(db, siteId, {
    status: 'deleted',
    deleted_at: deletedAt,
    delete_reason: `other\n${canary()}`,
    email: `${canary()}@example.com`,
    name: canary(),
    about: canary(),
    city: canary(),
    region: canary(),
    password_hash: canary(),
    traffic_source: JSON.stringify({ network: canary(), sub1: canary() }),
    interests: [canary()],
    credits: 5,
  })
}

async function leaveOwnTraces({ db, siteId, memberId, at, canary }: Where): Promise<void> {
  const other = await makeMember(db, siteId)
  const [member_id, created_at, expires_at] = [memberId, at, new Date('2099-01-01')]
  const common = { member_id, created_at }
  const secret = () => ({ token_hash: sha256(newToken()), expires_at })
  await db
    .insertInto('session')
    .values({ ...common, ...secret(), user_agent: canary(), last_seen_at: at })
    .execute()
  await db
    .insertInto('passkey')
    .values({
      ...common,
      credential_id: canary(),
      public_key: Buffer.from(canary()),
      counter: 1,
      transports: ['internal'],
      name: canary(),
    })
    .execute()
  await db
    .insertInto('mail_link')
    .values({
      ...common,
      ...secret(),
      kind: 'undo_email',
      data: JSON.stringify({ email: canary() }),
    })
    .execute()
  await db
    .insertInto('first_message')
    .values({ ...common, target_id: other.id, text: canary() })
    .execute()
  await db
    .insertInto('discount_code')
    .values({
      ...common,
      site_id: siteId,
      code: canary().toUpperCase(),
      percentage: 25,
      reason: 'stay',
      expires_at,
    })
    .execute()
  await db
    .insertInto('consent')
    .values({ member_id, kind: 'terms', version: '2024-01-01', given_at: at })
    .execute()
  const likes = [
    { from_id: memberId, to_id: other.id, created_at },
    { from_id: other.id, to_id: memberId, created_at },
  ]
  await db.insertInto('member_like').values(likes).execute()
  await db.insertInto('block').values({ blocker_id: other.id, blocked_id: memberId }).execute()
}

async function leaveWorkAndMails({ db, siteId, memberId, at, canary }: Where): Promise<void> {
  await db
    .insertInto('job')
    .values({
      kind: 'mail',
      payload: JSON.stringify({ to: canary() }),
      last_error: canary(),
      member_id: memberId,
      run_at: at,
      created_at: at,
    })
    .execute()
  await db
    .insertInto('outbox_mail')
    .values({
      site_id: siteId,
      member_id: memberId,
      recipient: canary(),
      subject: canary(),
      html: canary(),
      text: canary(),
      headers: JSON.stringify({ 'list-unsubscribe': canary() }),
      sent_at: at,
    })
    .execute()
}

/** The purchase itself stays; its buyer and their account do not. */
async function leavePayments(
  { db, siteId, memberId, at, canary }: Where,
  buyer: Awaited<ReturnType<typeof makeProfile>>,
): Promise<void> {
  const mandate = await makeMandate(db, buyer, {
    reference: canary(),
    iban_hash: canary(),
    iban_end: canary(),
    provider_customer: canary(),
    provider_mandate: canary(),
  })
  await makeOrder(db, buyer, { created_at: at, method: 'directdebit', mandate_id: mandate.id })
  await db
    .insertInto('debit_request')
    .values({
      member_id: memberId,
      client_id: randomUUID(),
      purchase: JSON.stringify({ code: canary() }),
      details: Buffer.from(canary()),
      iban_hash: canary(),
      iban_end: canary(),
      phone_hash: canary(),
      code_hash: canary(),
      created_at: at,
      expires_at: new Date('2099-01-01'),
    })
    .execute()
  await db
    .insertInto('outbox_sms')
    .values({
      site_id: siteId,
      member_id: memberId,
      recipient: canary(),
      body: canary(),
      created_at: at,
    })
    .execute()
}

/** One sent as a member from another address, and one from their own without a login; the site was mailed both. */
async function leaveComplaints({ db, siteId, memberId, email, at, canary }: Where): Promise<void> {
  const senders = [
    { member_id: memberId, email: `${canary()}@example.com` },
    { member_id: null, email: email.toUpperCase() },
  ]
  for (const [index, sender] of senders.entries()) {
    const number = `K-2026-00000${index + 1}`
    const said = { name: canary(), reference: canary(), text: canary() }
    const answer = { answer: canary(), answered_at: at }
    const common = { site_id: siteId, language: 'nl', kind: 'other', created_at: at } as const
    await db
      .insertInto('complaint')
      .values({ ...common, ...sender, ...said, ...answer, number, client_id: randomUUID() })
      .execute()
    const content = { name: 'complaint', complaint: { number }, said: { ...said, ...sender } }
    const payload = JSON.stringify({ site_id: siteId, to: 'support@example.com', content })
    const mail = { subject: `Nieuwe klacht ${number}`, html: said.text, text: said.text }
    await db
      .insertInto('job')
      .values({ kind: 'mail', payload, run_at: at, created_at: at })
      .execute()
    await db
      .insertInto('outbox_mail')
      .values({
        ...mail,
        site_id: siteId,
        recipient: 'support@example.com',
        headers: '{}',
        sent_at: at,
      })
      .execute()
  }
}

/** The names of the files of a photo that they sent. */
async function leaveMessages({ db, files, siteId, memberId, canary }: Where): Promise<string[]> {
  const [member, other] = [{ id: memberId, site_id: siteId }, await makeMember(db, siteId)]
  const [filename, blurred] = [newToken(), newToken()]
  for (const variant of MESSAGE_VARIANTS)
    await files.write(photoKey(filename, variant), Buffer.from(canary()))
  const photo = { filename, blurred_filename: blurred, width: 300, height: 400 }
  await makeConversation(db, member, other, [
    { from: member, text: canary() },
    { from: other, text: 'Hoi', reply_to: 1, reaction: 'heart' },
    { from: member, kind: 'gift', gift: canary(), text: canary() },
    { from: member, kind: 'photo', text: '', ...photo },
  ])
  return [filename, blurred]
}

/** What was written to the address, or about it, by a stranger who did not know whose it is. */
async function leaveTracesOfAddress({ db, siteId, email, at, canary }: Where): Promise<void> {
  const payload = JSON.stringify({ site_id: siteId, to: email.toUpperCase(), note: canary() })
  await db.insertInto('job').values({ kind: 'mail', payload, run_at: at, created_at: at }).execute()
  const mail = { subject: canary(), html: canary(), text: canary(), headers: '{}' }
  await db
    .insertInto('outbox_mail')
    .values({ ...mail, site_id: siteId, recipient: email.toUpperCase(), sent_at: at })
    .execute()
  const partner = await db
    .insertInto('partner')
    .values({ site_id: siteId, name: newToken(), key_hash: sha256(newToken()), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('partner_signup')
    .values({
      site_id: siteId,
      partner_id: partner.id,
      token_hash: sha256(newToken()),
      email,
      language: 'nl',
      traffic_source: JSON.stringify({ network: canary() }),
      created_at: at,
      expires_at: new Date('2099-01-01'),
    })
    .execute()
}
