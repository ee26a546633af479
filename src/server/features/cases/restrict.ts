import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { PHOTO_REASONS, type PhotoReason } from '#contract/office/photo-review.ts'
import type { ReportReason } from '#contract/reports.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { rejectPhotoIn } from '#server/features/photos/photos.ts'
import { type Decision, decideReportIn } from '#server/features/reports/reports.ts'
import { textsIn } from '#server/texts/texts.ts'

// The one place where a decision about a case takes something away from a member.

type Rejection = {
  readonly siteId: string
  readonly photoId: string
  /** The name of a reason, or an operator's own words. */
  readonly reason: string
  readonly language: string | null
  readonly now: Date
}

/** Removes a photo that waited, and tells its member why. */
export async function rejectPhoto(
  tx: Tx,
  notify: Notify,
  { siteId, photoId, reason, language, now }: Rejection,
): Promise<void> {
  await rejectPhotoIn(tx, notify, { siteId, id: photoId, reason: wordsFor(reason, language), now })
}

const REASONS: Readonly<Record<PhotoReason, ReportReason>> = {
  not_this_person: 'impersonation',
  contact_or_advert: 'contact_or_advertising',
  naked: 'unwanted_sexual',
  without_consent: 'nudity_without_consent',
  minor: 'minor',
  not_real: 'impersonation',
  violence: 'illegal_content',
  unclear: 'something_else',
  other: 'something_else',
}

function wordsFor(reason: string, language: string | null): string {
  if (!PHOTO_REASONS.includes(reason as PhotoReason)) return reason
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  return textsIn(locale).mail.reports.reasons[REASONS[reason as PhotoReason]]
}

/** Does what was decided about a report, and mails its reasons. What cannot be done is refused, and nothing happened. */
export async function decideReported(tx: Tx, notify: Notify, decision: Decision): Promise<void> {
  const outcome = await decideReportIn(tx, notify, decision)
  if (outcome === 'target_gone') throw new OfficeRefusal('MEMBER_GONE')
  if (outcome === 'nothing_named')
    throw new Refusal('INVALID_INPUT', { field: 'content', why: 'too_small' })
  if (outcome !== 'done') throw new Refusal('NOT_FOUND')
}
