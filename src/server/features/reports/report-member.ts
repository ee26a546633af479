import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { spareFiles, type Files } from '#server/features/media/media.ts'
import { openLimiter } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import { addStep } from './add-step.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { keepPhoto } from './keep-photo.ts'
import { knownNumber } from './known-number.ts'
import type { NewReport } from './new-report.ts'
import { sendReceipt } from './send-receipt.ts'

type Desk = Pick<App, 'db' | 'limiter' | 'secretKey'> & { readonly files: Files }

/**
 * Takes a report with what is to be seen at this moment, and mails the receipt. The same report again is answered with the
 * same number, does nothing and counts for no limit.
 */
export async function reportMember(deps: Desk, report: NewReport): Promise<{ number: number }> {
  const { db, files } = deps
  const known = await knownNumber(db, report)
  if (known !== null) return { number: known }
  const evidence = await evidenceOf(db, report)
  const kept = { ...evidence, photo_key: await keepPhoto({ db, files }, report, evidence.photo) }
  const number =
    (await db.transaction().execute((tx) => takeIn(tx, deps, { ...report, evidence: kept }))) ??
    (await knownNumber(db, report))
  if (number === null) throw new Refusal('CLIENT_ID_REUSED')
  return { number }
}

type Taken = NewReport & { readonly evidence: Evidence }

/** Null when the same report has come in meanwhile. Of those that a limit stops nothing stays, the count included. */
async function takeIn(tx: Tx, deps: Desk, report: Taken): Promise<number | null> {
  const { reporterId, evidence, now } = report
  const added = await insert(tx, report)
  if (!added) return null
  await openLimiter(tx, deps.secretKey, deps.limiter.factor).take(
    'report_by_member',
    reporterId,
    now,
  )
  if (evidence.photo_key !== null) await spareFiles(tx, [evidence.photo_key])
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
      evidence: JSON.stringify(report.evidence),
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'client_id']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
}
