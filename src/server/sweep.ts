import type { Db } from '#server/db/connect.ts'
import { deleteOldEvents } from '#server/events/with-events.ts'
import {
  deleteExpiredChallenges,
  deleteExpiredLinks,
  deleteOldLocks,
} from '#server/features/accounts/accounts.ts'
import { expireOldRequests } from '#server/features/approvals/approvals.ts'
import { deleteExpiredAgeChecks } from '#server/features/age/age.ts'
import { deleteOldCases } from '#server/features/cases/cases.ts'
import { forgetTaken } from '#server/features/decisions/decisions.ts'
import { deleteUnconfirmedExclusions } from '#server/features/exclusions/exclusions.ts'
import { deleteOldMails } from '#server/features/mail/mail.ts'
import { deleteExpiredDebitRequests } from '#server/features/payments/payments.ts'
import { deleteOldLooks } from '#server/features/profile-view/profile-view.ts'
import { deleteUnusedPictures } from '#server/features/site-pictures/site-pictures.ts'
import { deleteExpiredPartnerSignups } from '#server/features/signup/partner-signup.ts'
import { deleteOldTextMessages } from '#server/features/sms/sms.ts'
import { deleteOldTraffic } from '#server/features/traffic/traffic.ts'
import { deleteExpiredCounters } from '#server/http/limiter.ts'
import { deleteExpiredOperatorSessions } from '#server/http/operator-session.ts'
import { deleteExpiredSessions } from '#server/http/session.ts'
import { deleteParkedJobs } from '#server/jobs/parked-jobs.ts'

/** What expires: each owner says what of its own is over. */
const EXPIRES: readonly ((db: Db, now: Date) => Promise<void>)[] = [
  deleteExpiredSessions,
  deleteExpiredOperatorSessions,
  deleteExpiredCounters,
  deleteExpiredLinks,
  deleteExpiredChallenges,
  deleteOldLocks,
  deleteExpiredPartnerSignups,
  deleteUnconfirmedExclusions,
  deleteExpiredAgeChecks,
  deleteExpiredDebitRequests,
  deleteOldEvents,
  deleteParkedJobs,
  deleteOldCases,
  deleteOldMails,
  deleteOldTextMessages,
  deleteOldTraffic,
  deleteOldLooks,
  deleteUnusedPictures,
  forgetTaken,
  expireOldRequests,
]

/** Forgets everything whose time is over. What failed does not keep the rest. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const forget of EXPIRES)
    await forget(db, now).catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw failures[0]
}
