import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { every } from '#server/jobs/every.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'

type Sender = {
  readonly siteId: string
  readonly memberId: string
  readonly email: string
  readonly now: Date
}

/** Erases what a member said in complaints, also in those sent from their address without a login, and its mails. */
export async function eraseComplaintsOf(tx: Tx, sender: Sender): Promise<void> {
  const { siteId, memberId, email, now } = sender
  const erased = await tx
    .updateTable('complaint')
    .set({ ...ERASED_WORDS, erased_at: now })
    .where('site_id', '=', siteId)
    .where((complaint) =>
      complaint.or([
        complaint('member_id', '=', memberId),
        complaint(complaint.fn('lower', ['email']), '=', email.toLowerCase()),
      ]),
    )
    .returning('number')
    .execute()
  await forgetMails(
    tx,
    siteId,
    erased.map(({ number }) => number),
  )
}

/** The mails to the site name no member; they are known by the number. */
async function forgetMails(tx: Tx, siteId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await tx
    .deleteFrom('job')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`payload ->> 'site_id' = ${siteId}
      and payload #>> '{content,complaint,number}' = any (${numbers})`)
    .execute()
  await tx
    .deleteFrom('outbox_mail')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`subject like any (${numbers.map((number) => `%${number}%`)})`)
    .execute()
}

const PAUSE_MS = 60 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Erases complaints that were answered long ago, at the start and every hour. Returns how to stop it. */
export function eraseAnsweredPeriodically({ db, clock, log }: Deps): () => void {
  return every({ ms: PAUSE_MS, isAtOnce: true, what: 'erasing complaints', log }, async () => {
    const count = await eraseAnswered(db, clock())
    if (count > 0) log.info({ count }, 'complaints were erased')
  })
}

/** Erases what was said in complaints six months after their answer; returns how many there were. */
export async function eraseAnswered(db: Db, now: Date): Promise<number> {
  const erased = await db
    .updateTable('complaint')
    .set({ ...ERASED_WORDS, erased_at: now })
    .where('erased_at', 'is', null)
    .where('answered_at', '<=', sql<Date>`${now}::timestamptz - interval '6 months'`)
    .executeTakeFirst()
  return Number(erased.numUpdatedRows)
}

/** Takes everything personal out of a complaint: what is left is that there was one, about what, and if it was answered. */
const ERASED_WORDS = {
  member_id: null,
  name: '',
  email: '',
  reference: '',
  text: '',
  answer: sql<string | null>`case when answer is null then null else '' end`,
} as const
