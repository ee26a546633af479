import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '#contract/locales.ts'
import type { CaseKind } from '#contract/office/cases.ts'
import type { Db } from '#server/db/connect.ts'
import { appeal } from '#server/features/decisions/appeal.ts'
import { makeOrder } from './make-order.ts'
import { makeDecision } from './make-decision.ts'
import { makeConversation, makeMember, makePhoto } from './make.ts'

type Wishes = {
  readonly kind: CaseKind
  readonly siteId: string
  readonly at: Date
  readonly memberId?: string
  readonly language?: LocaleCode
}

/** Something of a site that waits for a person since a moment, and the case that the database made of it. */
export async function makeCase(db: Db, { kind, siteId, at, ...wishes }: Wishes) {
  const { language = 'nl' } = wishes
  const memberId =
    wishes.memberId ?? (await makeMember(db, siteId, { hasPhoto: true, language })).id
  const subjectId = await MAKES[kind](db, { siteId, memberId, language, at })
  const { id } = await db
    .selectFrom('office_case')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow()
  return { id, subjectId, memberId }
}

type Made = {
  readonly siteId: string
  readonly memberId: string
  readonly language: LocaleCode
  readonly at: Date
}

const MAKES: Readonly<Record<CaseKind, (db: Db, made: Made) => Promise<string>>> = {
  photo: makeWaitingPhoto,
  report: (db, made) => makeReport(db, made),
  notice: (db, made) =>
    makeReport(db, {
      ...made,
      address: '/members/x',
      notifier_name: 'Anna de Vries',
      notifier_email: 'anna@example.com',
      notifier_language: made.language,
    }),
  complaint: async (db, { siteId, memberId, language, at }) => {
    const { id } = await db
      .insertInto('complaint')
      .values({
        site_id: siteId,
        number: `K-2026-${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
        client_id: randomUUID(),
        member_id: memberId,
        name: 'Noor',
        email: `${randomUUID()}@example.com`,
        language,
        kind: 'payment',
        reference: '',
        text: 'Ik heb twee keer betaald.',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  withdrawal: () => Promise.reject(new Error('make an order instead')),
  job: async (db, { memberId, at }) => {
    const { id } = await db
      .insertInto('job')
      .values({
        kind: 'mail',
        payload: '{}',
        member_id: memberId,
        run_at: at,
        created_at: at,
        parked_at: at,
        last_error: 'the mail server said no',
        attempts: 8,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  appeal: makeAppeal,
  payment: makeFinding,
}

/** An order that the provider does not know. */
async function makeFinding(db: Db, { siteId, memberId, at }: Made): Promise<string> {
  const buyer = await db
    .selectFrom('member')
    .select(['id', 'site_id', 'credit_account_id'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const order = await makeOrder(db, buyer, { status: 'pending', created_at: at })
  const ours = { state: 'pending', amount_minor: 5995, currency: 'EUR', refunded_minor: 0 }
  const { id } = await db
    .insertInto('payment_finding')
    .values({
      provider: 'sandbox',
      kind: 'missing_there',
      payment_id: order.provider_id,
      order_id: order.id,
      site_id: siteId,
      facts: JSON.stringify({ ours, theirs: null }),
      found_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A ban by the command line, contested: the case opens when the appeal comes in. */
async function makeAppeal(db: Db, { siteId, memberId, at: now }: Made): Promise<string> {
  const { id: decisionId } = await makeDecision(db, { memberId, now })
  await appeal(db, { siteId, decisionId, words: 'Dat was ik niet.', now })
  const { id } = await db
    .selectFrom('appeal')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  return id
}

async function makeWaitingPhoto(db: Db, { memberId, at }: Made): Promise<string> {
  const { last } = await db
    .selectFrom('photo')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const filename = await makePhoto(db, memberId, (last ?? -1) + 1)
  const { id } = await db
    .updateTable('photo')
    .set({ status: 'waiting', created_at: at })
    .where('filename', '=', filename)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Said = {
  readonly address?: string
  readonly notifier_name?: string
  readonly notifier_email?: string
  readonly notifier_language?: LocaleCode
}

async function makeReport(db: Db, { siteId, memberId, at, ...rest }: Made & Said) {
  const { language: _language, ...said } = rest
  const reporter = said.address === undefined ? await makeMember(db, siteId) : null
  const { id } = await db
    .insertInto('report')
    .values({
      site_id: siteId,
      client_id: randomUUID(),
      reporter_id: reporter?.id ?? null,
      target_id: memberId,
      subject: 'member',
      reason: 'scam_or_money',
      explanation: 'Vroeg mij twee keer om geld.',
      evidence: JSON.stringify({
        profile: { name: 'Noor', about: 'Hoi.' },
        photos: [],
        photo: null,
        photo_key: null,
      }),
      created_at: at,
      ...said,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A report of one message among others, as far as it can be made without the application. */
export async function makeReportedMessage(
  db: Db,
  { siteId, at }: Pick<Wishes, 'siteId' | 'at'>,
): Promise<{ id: number; senderId: string; texts: readonly string[] }> {
  const [reporter, sender] = [await makeMember(db, siteId), await makeMember(db, siteId)]
  const texts = ['Hallo', 'Dag', 'Koop een cadeaukaart voor mij', 'Nee']
  const { messageIds } = await makeConversation(
    db,
    reporter,
    sender,
    texts.map((text, nth) => ({ from: nth % 2 === 0 ? sender : reporter, text })),
  )
  const made = { kind: 'report', siteId, at, memberId: sender.id } as const
  const { id, subjectId } = await makeCase(db, made)
  const message = { kind: 'text', text: texts[2], sent_at: at.toISOString() }
  await db
    .updateTable('report')
    .set({
      subject: 'message',
      subject_id: messageIds[2]!,
      evidence: JSON.stringify({ profile: {}, photos: [], message, photo: null, photo_key: null }),
    })
    .where('id', '=', subjectId)
    .execute()
  return { id, senderId: sender.id, texts }
}
