import type { DecisionSubject, PolicyKey } from '#contract/office/decisions.ts'
import { PHOTO_REASONS, type PhotoReason } from '#contract/office/photo-review.ts'
import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { decideIn, policyNamed } from '#server/features/decisions/decisions.ts'

// How the photos that are rejected in the review become decisions.

type Rejection = {
  readonly siteId: string
  readonly photoId: string
  readonly operatorId: string | null
  /** The name of a reason, or an operator's own words. */
  readonly reason: string
  readonly language: string | null
  readonly now: Date
}

/** The rule that each reason goes by. */
const RULES: Readonly<Record<PhotoReason, PolicyKey>> = {
  not_this_person: 'impersonation',
  contact_or_advert: 'contact_details',
  naked: 'nudity',
  without_consent: 'intimate_without_consent',
  minor: 'under_18',
  not_real: 'unfit_photo',
  violence: 'unfit_photo',
  unclear: 'unfit_photo',
  other: 'unfit_photo',
}

/** Takes away a photo that waited, in the name of whoever rejected it. One that is gone by then needs no decision. */
export async function rejectPhoto(tx: Tx, notify: Notify, rejection: Rejection): Promise<void> {
  const { siteId, photoId, operatorId, reason, language, now } = rejection
  if (!(await isWaiting(tx, photoId))) return
  const known = PHOTO_REASONS.find((one) => one === reason)
  const policy = await policyNamed(tx, siteId, RULES[known ?? 'other'])
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const about: DecisionSubject = { kind: 'photo', id: photoId, is_waiting: true }
  await decideIn(tx, notify, {
    about,
    measure: 'remove',
    policyId: policy?.id,
    facts: known ? (policy?.texts[locale].name ?? known) : reason,
    scope: [siteId],
    by: await doer(tx, operatorId),
    now,
  })
}

async function isWaiting(tx: Tx, photoId: string): Promise<boolean> {
  const photo = await tx
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select('photo.id')
    .where('photo.id', '=', photoId)
    .where('photo.status', '=', 'waiting')
    .where('member.status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst()
  return photo !== undefined
}

async function doer(tx: Tx, operatorId: string | null) {
  const operator = await tx
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return { operatorId: operator.id, name: operator.name, via: 'office' } as const
}
