import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { PromptAnswer } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { commentsFrom } from '#server/features/likes/likes.ts'
import { scheduleDeletion, type Files, photoKey, keepFiles } from '#server/features/media/media.ts'
import { isThereFor, isVisibleTo } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { addStep, type NewReport } from './report.ts'

type Deps = Pick<App, 'db' | 'limiter'> & { readonly files: Files }

/**
 * Takes a report with what is to be seen at this moment, and mails the receipt. The same report again is answered with the
 * same number, does nothing and counts for no limit.
 */
export async function reportMember(deps: Deps, report: NewReport): Promise<{ number: number }> {
  const { db } = deps
  const known = await knownNumber(db, report)
  if (known !== null) return { number: known }
  const evidence = await evidenceOf(db, report)
  const copyKey = await prepareCopy(db, report, evidence)
  const taken = { ...report, evidence, copyKey }
  const number =
    (await transact(db, (tx) => takeIn(tx, deps, taken))) ?? (await knownNumber(db, report))
  if (number === null) throw new Refusal('CLIENT_ID_REUSED')
  return { number }
}

type Taken = NewReport & { readonly evidence: Evidence; readonly copyKey: string | null }

/**
 * Null when the same report has come in meanwhile. A report that a limit stops leaves nothing behind, not even its
 * count.
 */
async function takeIn(tx: Tx, deps: Deps, report: Taken): Promise<number | null> {
  const { reporterId, now } = report
  const added = await insert(tx, report)
  if (!added) return null
  await deps.limiter.within(tx).take('report_by_member', reporterId, now)
  await keepPhoto(tx, deps.files, { ...report, reportId: added.id })
  await addStep(tx, { reportId: added.id, step: 'received', now })
  await sendReceipt(tx, { ...report, number: added.number })
  await addStep(tx, { reportId: added.id, step: 'receipt_sent', now })
  return added.number
}

function insert(tx: Tx, report: Taken) {
  return tx
    .insertInto('report')
    .values({
      site_id: report.siteId,
      client_id: report.client_id,
      reporter_id: report.reporterId,
      target_id: report.profile_id,
      subject: report.subject,
      subject_id: report.subject_id ?? null,
      reason: report.reason,
      explanation: report.explanation,
      evidence: JSON.stringify({ ...report.evidence, photo_key: null }),
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'client_id']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
}

/** What was to be seen when something was reported. */
export type Evidence = {
  readonly profile: Readonly<Record<string, string | readonly string[]>>
  /** The names of all photos, the main one first. */
  readonly photos: readonly string[]
  /** What the member said with a like of the reporter. */
  readonly comment?: Readonly<Record<string, string>>
  /** The message that the report is about. */
  readonly message?: Readonly<Record<string, string>>
  /** The name of the photo that the report is about, or that was sent with the message. */
  readonly photo: string | null
}

/** Copies what a report is about. Whatever the reporter may not see is not there. */
async function evidenceOf(db: Db, report: NewReport): Promise<Evidence> {
  const seen = await profileOf(db, report)
  if (!seen) throw new Refusal('NOT_FOUND')
  const { prompts, ...profile } = seen
  const photos = await db
    .selectFrom('photo')
    .select(['id', 'filename'])
    .where('member_id', '=', report.profile_id)
    .where('status', '=', 'active')
    .orderBy('position')
    .execute()
  const message = report.subject === 'message' ? await reportedMessage(db, report) : null
  const comment = await commentOf(db, report)
  return {
    profile: { ...profile, prompts: (prompts as PromptAnswer[]).map(lineOf) },
    photos: photos.map(({ filename }) => filename),
    ...(comment ? { comment } : {}),
    ...(message ? { message: message.said } : {}),
    photo: message ? message.filename : subjectIn(photos, report),
  }
}

async function commentOf(db: Db, { reporterId, profile_id: id }: NewReport) {
  const comment = (await commentsFrom(db, reporterId, [id])).get(id)
  return comment?.text
    ? { part: comment.part, text: comment.text, sent_at: comment.created_at }
    : null
}

/** An answer to a prompt as evidence has it. */
export function lineOf({ prompt, answer }: PromptAnswer): string {
  return `${prompt}: ${answer}`
}

/**
 * A member whom the reporter may see, or has blocked: a blocked member can still be reported. A message stays readable,
 * and can be reported, while its sender is invisible.
 */
function profileOf(db: Db, { siteId, reporterId, profile_id: id, subject }: NewReport) {
  const isSeen = subject === 'message' ? isThereFor : isVisibleTo
  return db
    .selectFrom('member')
    .where('member.id', '=', id)
    .where('member.site_id', '=', siteId)
    .where('member.status', '=', 'active')
    .where((member) =>
      member.or([
        isSeen({ siteId, memberId: reporterId })(member),
        sql<boolean>`exists (
          select from block where blocker_id = ${reporterId} and blocked_id = member.id)`,
      ]),
    )
    .select(['name', 'date_of_birth', 'country', 'region', 'city', 'about', 'prompts'])
    .executeTakeFirst()
}

type Photo = { readonly id: string; readonly filename: string }

function subjectIn(photos: readonly Photo[], { subject, subject_id: id }: NewReport) {
  const photo = subject === 'photo' ? photos.find((each) => each.id === id) : undefined
  const isThere = subject === 'member' ? id === undefined : photo !== undefined
  if (!isThere) throw new Refusal('NOT_FOUND')
  return photo?.filename ?? null
}

/** What the other one wrote to the reporter, as long as it is there to read. */
async function reportedMessage(db: Db, report: NewReport) {
  const { reporterId, profile_id: senderId, subject_id: id } = report
  if (id === undefined) throw new Refusal('NOT_FOUND')
  const message = await db
    .selectFrom('message')
    .innerJoin('conversation_side as side', 'side.conversation_id', 'message.conversation_id')
    .select(['kind', 'text', 'gift', 'filename', 'created_at'])
    .where('message.id', '=', id)
    .where('message.sender_id', '=', senderId)
    .where('side.member_id', '=', reporterId)
    .whereRef('message.seq', '>', 'side.removed_seq')
    .whereRef('message.seq', '<=', 'side.last_seq')
    .where('message.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!message) throw new Refusal('NOT_FOUND')
  const { kind, text, gift, filename, created_at: sentAt } = message
  const said = { kind, text, ...(gift === null ? {} : { gift }), sent_at: sentAt.toISOString() }
  return { said, filename }
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Where a copy of the reported photo will be, before there is one. It is doomed until the report spares it: one whose report
 * fails goes by itself.
 */
export async function prepareCopy(
  db: Db,
  report: Pick<NewReport, 'siteId' | 'now'>,
  { photo }: Evidence,
): Promise<string | null> {
  if (photo === null) return null
  // No address leads there, and no other try of the same report either.
  const key = `reports/${report.siteId}/${randomUUID()}.webp`
  await scheduleDeletion(db, [key], new Date(report.now.getTime() + HOUR_MS))
  return key
}

/**
 * Copies a reported photo aside, so that it can be judged when its owner has deleted it: only now, because a report that a
 * limit stops must not leave a file each time.
 */
export async function keepPhoto(
  tx: Tx,
  files: Files,
  {
    evidence,
    copyKey,
    reportId,
  }: Pick<Taken, 'evidence' | 'copyKey'> & { readonly reportId: string },
): Promise<void> {
  const { photo } = evidence
  const file = photo === null ? null : await files.find(photoKey(photo, 'full'))
  if (!file || copyKey === null) return
  await files.write(copyKey, await buffer(file.stream()))
  await keepFiles(tx, [copyKey])
  await tx
    .updateTable('report')
    .set({ evidence: JSON.stringify({ ...evidence, photo_key: copyKey }) })
    .where('id', '=', reportId)
    .execute()
}

/** The number of this same report if it has come in before; another one under its id is refused. */
async function knownNumber(db: Db, report: NewReport): Promise<number | null> {
  const known = await db
    .selectFrom('report')
    .select(['number', 'reporter_id', 'target_id', 'subject', 'subject_id', 'reason'])
    .select('explanation')
    .where('site_id', '=', report.siteId)
    .where('client_id', '=', report.client_id)
    .executeTakeFirst()
  if (!known) return null
  const isSame =
    known.reporter_id === report.reporterId &&
    // The reported member may have been erased since.
    (known.target_id ?? report.profile_id) === report.profile_id &&
    known.subject === report.subject &&
    known.subject_id === (report.subject_id ?? null) &&
    known.reason === report.reason &&
    known.explanation === report.explanation
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  return known.number
}

/** Confirms to the reporter that it has come in, under which number, and what happens next. */
async function sendReceipt(tx: Tx, report: NewReport & { number: number }): Promise<void> {
  const { siteId, reporterId, number, subject, reason, now } = report
  const { email, language } = await tx
    .selectFrom('member')
    .select(['email', 'language'])
    .where('id', '=', reporterId)
    .executeTakeFirstOrThrow()
  await sendMail(tx, {
    siteId,
    memberId: reporterId,
    to: email,
    language: language,
    content: {
      name: 'report_receipt',
      report: { number, subject, reason, at: now.toISOString() },
    },
    now,
  })
}
