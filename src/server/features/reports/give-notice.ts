import { isId } from '#contract/id.ts'
import type { z } from 'zod/mini'
import type * as contract from '#contract/reports.ts'
import type { PromptAnswer } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { Files } from '#server/features/media/media.ts'
import type { App } from '#server/http/route.ts'
import { addStep } from './report.ts'
import { type Evidence, keepPhoto, lineOf, prepareCopy } from './report-member.ts'

type Deps = Pick<App, 'db' | 'limiter'> & { readonly files: Files }
type Notice = z.output<typeof contract.giveNotice.input> & {
  readonly siteId: string
  readonly domain: string
  readonly ip: string
  readonly now: Date
}
type Given = { readonly number: number; readonly is_mailed: boolean }

/**
 * Takes a notice of illegal content into the queue of reports, and mails its receipt. Whether the address leads to somebody is not
 * told: whoever asks may not be allowed to see them. The same notice again is the same one.
 */
export async function giveNotice(deps: Deps, notice: Notice): Promise<Given> {
  const { db } = deps
  const is_mailed = notice.email !== undefined
  const known = await knownNumber(db, notice)
  if (known !== null) return { number: known, is_mailed }
  const about = await aboutWhat(db, notice)
  const copyKey = await prepareCopy(db, notice, about.evidence)
  const taken = { ...notice, ...about, copyKey }
  const number =
    (await transact(db, (tx) => takeIn(tx, deps, taken))) ?? (await knownNumber(db, notice))
  if (number === null) throw new Refusal('CLIENT_ID_REUSED')
  return { number, is_mailed }
}

type About = {
  readonly subject: 'member' | 'photo' | 'page'
  readonly targetId: string | null
  readonly subjectId: string | null
  readonly evidence: Evidence
}

const A_PAGE: About = {
  subject: 'page',
  targetId: null,
  subjectId: null,
  evidence: { profile: {}, photos: [], photo: null },
}

const PROFILE = /^\/(?:members|likes\/m)\/([^/]+)/
const PHOTO = /^\/photos\/(.+)-[a-z]+\.webp$/

/** What an address of this site leads to, with what is to be seen there at this moment. */
async function aboutWhat(db: Db, { address, domain, siteId }: Notice): Promise<About> {
  const path = pathIn(address, domain)
  if (path === null) throw new Refusal('INVALID_INPUT', { field: 'address', why: 'invalid_format' })
  const filename = PHOTO.exec(path)?.[1] ?? null
  const profileId = PROFILE.exec(path)?.[1] ?? ''
  const photo = filename === null ? undefined : await photoNamed(db, filename)
  const targetId = photo?.member_id ?? (isId(profileId) ? profileId : null)
  const seen = targetId === null ? undefined : await profileOf(db, { siteId, targetId })
  if (!seen) return A_PAGE
  const { prompts, ...words } = seen
  const profile = { ...words, prompts: (prompts as PromptAnswer[]).map(lineOf) }
  const photos = await photosOf(db, targetId!)
  const evidence = { profile, photos, photo: photo?.filename ?? null }
  return {
    subject: photo ? 'photo' : 'member',
    targetId,
    subjectId: photo?.id ?? null,
    evidence,
  }
}

/** The path of an address of this site; null for one of another, or none at all. */
function pathIn(address: string, domain: string): string | null {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`
  const full = address.startsWith('/') ? `https://${domain}${address}` : whole
  if (!URL.canParse(full)) return null
  const { hostname, pathname } = new URL(full)
  return hostname === domain ? pathname : null
}

function photoNamed(db: Db, filename: string) {
  return db
    .selectFrom('photo')
    .select(['id', 'member_id', 'filename'])
    .where((photo) =>
      photo.or([photo('filename', '=', filename), photo('locked_filename', '=', filename)]),
    )
    .executeTakeFirst()
}

async function photosOf(db: Db, memberId: string): Promise<string[]> {
  const photos = await db
    .selectFrom('photo')
    .select('filename')
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .orderBy('position')
    .execute()
  return photos.map(({ filename }) => filename)
}

function profileOf(
  db: Db,
  { siteId, targetId }: { readonly siteId: string; readonly targetId: string },
) {
  return db
    .selectFrom('member')
    .select(['name', 'date_of_birth', 'country', 'region', 'city', 'about', 'prompts'])
    .where('id', '=', targetId)
    .where('site_id', '=', siteId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

type Taken = Notice & About & { readonly copyKey: string | null }

/** Null when the same notice has come in meanwhile. One that a limit stops leaves nothing behind, not even its count. */
async function takeIn(tx: Tx, deps: Deps, notice: Taken): Promise<number | null> {
  const { siteId, ip, email, now } = notice
  const added = await insert(tx, notice)
  if (!added) return null
  const limiter = deps.limiter.within(tx)
  await limiter.take('notice_by_address', { ip }, now)
  if (email !== undefined)
    await limiter.take('notice_by_email', `${siteId}:${email.toLowerCase()}`, now, 'MAIL_LIMIT')
  await keepPhoto(tx, deps.files, { ...notice, reportId: added.id })
  await addStep(tx, { reportId: added.id, step: 'received', now })
  if (email !== undefined) await sendReceipt(tx, { ...notice, email, ...added })
  return added.number
}

function insert(tx: Tx, notice: Taken) {
  const { email, name } = notice
  return tx
    .insertInto('report')
    .values({
      site_id: notice.siteId,
      client_id: notice.client_id,
      target_id: notice.targetId,
      subject: notice.subject,
      subject_id: notice.subjectId,
      reason: notice.reason,
      explanation: notice.explanation,
      evidence: JSON.stringify({ ...notice.evidence, photo_key: null }),
      address: notice.address,
      notifier_name: name ?? null,
      notifier_email: email ?? null,
      notifier_language: notice.language,
      created_at: notice.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'client_id']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
}

type Receipt = Taken & { readonly email: string; readonly id: string; readonly number: number }

async function sendReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  const { siteId, email, language, number, subject, reason, now, id } = receipt
  const report = { number, subject, reason, at: now.toISOString() }
  const content = { name: 'report_receipt', report } as const
  await sendMail(tx, { siteId, memberId: null, to: email, language, content, now })
  await addStep(tx, { reportId: id, step: 'receipt_sent', now })
}

/** The number of this same notice if it has come in before; another one under its id is refused. */
async function knownNumber(db: Db, notice: Notice): Promise<number | null> {
  const known = await db
    .selectFrom('report')
    .select(['number', 'address', 'reason', 'explanation', 'notifier_email'])
    .where('site_id', '=', notice.siteId)
    .where('client_id', '=', notice.client_id)
    .executeTakeFirst()
  if (!known) return null
  const isSame =
    known.address === notice.address &&
    known.reason === notice.reason &&
    known.explanation === notice.explanation &&
    known.notifier_email === (notice.email ?? null)
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  return known.number
}
