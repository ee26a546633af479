import { sql } from 'kysely'
import type { LocaleCode } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import type { Like } from './like.ts'

/** Whoever was here so lately sees it on the screen. */
const PRESENT_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

type News = Like & { readonly kind: 'like' | 'match' }

/**
 * Mails somebody that they are liked, or that it is a match: if they want such mails, are not here anyway, and may see
 * who it is. Of likes there is one mail a day, however many there are.
 */
export async function mailLike(tx: Tx, news: News): Promise<void> {
  const { viewer, profileId, kind, now } = news
  const reader = await absentReader(tx, news)
  if (!reader) return
  if (kind === 'like' && !(await isFirstOfTheDay(tx, profileId, now))) return
  await sendMail(tx, {
    siteId: viewer.siteId,
    memberId: profileId,
    to: reader.email,
    language: reader.language as LocaleCode,
    content: { name: kind, profile_id: viewer.memberId },
    now,
  })
}

function absentReader(tx: Tx, { viewer, profileId, kind, now }: News) {
  const { siteId, memberId } = viewer
  return tx
    .selectFrom('member as reader')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .where(isVisibleTo({ siteId, memberId: profileId }))
    .where('reader.id', '=', profileId)
    .where('reader.status', '=', 'active')
    .where('reader.is_fictional', '=', false)
    .where('reader.last_active_at', '<=', new Date(now.getTime() - PRESENT_MS))
    .where(sql<boolean>`not (${`email_${kind}`} = any(reader.notifications_disabled))`)
    .select(['reader.email', 'reader.language'])
    .executeTakeFirst()
}

/** The look and the note are one statement: of many at once one is the first. */
async function isFirstOfTheDay(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('limit_counter')
    .values({
      key: `like_mail:${memberId}`,
      count: 1,
      resets_at: new Date(now.getTime() + DAY_MS),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ resets_at: (excluded) => excluded.ref('excluded.resets_at') })
        .where('limit_counter.resets_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return noted !== undefined
}
