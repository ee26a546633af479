import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { User } from '#contract/user.ts'
import type { Db } from '#server/db/connect.ts'
import { builtOnce } from '#server/db/prepared.ts'
import { unreadOf } from '#server/features/chats/chats.ts'
import {
  hasUsedDiscount,
  type Newcomer,
  newcomerDiscount,
} from '#server/features/discounts/discounts.ts'
import { newLikesOf } from '#server/features/likes/likes.ts'
import { settingsOf } from '#server/features/settings/settings.ts'

/** The member as they themselves see it, or null when the member is gone. */
export async function userOf(db: Db, memberId: string, now: Date): Promise<User | null> {
  const [member] = await readUser(db, { memberId })
  if (!member) return null
  const { status, filename } = member
  const newcomer = { ...member, settings: await settingsOf(db, member.site_id) }
  return {
    key: keyOf(memberId),
    status: status as User['status'],
    credits: member.balance ?? 0,
    has_free_message: member.has_free_message,
    paid_user: member.paid_user,
    signup_date: member.signup_at.toISOString(),
    fictional_icon: member.is_fictional,
    language: member.language,
    notifications_disabled: member.notifications_disabled,
    is_discreet: member.is_discreet,
    shows_last_seen: member.shows_last_seen,
    has_about: member.about.trim() !== '',
    unread_messages: member.unread_messages,
    new_likes: member.new_likes,
    discount: discountOf(newcomer, now),
    profile: {
      name: member.name,
      country: member.country,
      status: status === 'active' ? 'active' : 'disabled',
      main_image: filename
        ? {
            filename: `${filename}-card.webp`,
            thumb_filename: `${filename}-thumb.webp`,
            status: member.photo_status === 'active' ? 'active' : 'waiting',
          }
        : null,
    },
  }
}

/** One statement: every page of a member and every look at themselves asks for it. */
const readUser = builtOnce((db, { memberId }: { memberId: string }) => {
  const viewer = { siteId: sql.ref<string>('me.site_id'), memberId: sql<string>`${memberId}::uuid` }
  return db
    .selectFrom('member as me')
    .innerJoin('credit_account as purse', 'purse.id', 'me.credit_account_id')
    .leftJoin('photo', (join) =>
      join.onRef('photo.member_id', '=', 'me.id').on('photo.position', '=', 0),
    )
    .where('me.id', '=', memberId)
    .select([
      'me.site_id',
      'me.status',
      'me.name',
      'me.country',
      'me.language',
      'me.signup_at',
      'me.about',
    ])
    .select([
      'me.paid_user',
      'me.is_fictional',
      'me.is_discreet',
      'me.shows_last_seen',
      'me.is_newcomer',
    ])
    .select(['me.notifications_disabled', 'purse.balance', 'purse.has_free_message'])
    .select(['photo.filename', 'photo.status as photo_status'])
    .select([
      unreadOf(memberId).as('unread_messages'),
      newLikesOf(db, viewer).as('new_likes'),
      hasUsedDiscount('me').as('has_used_discount'),
    ])
})

function keyOf(memberId: string): string {
  return createHash('sha256').update(`user ${memberId}`).digest('base64url').slice(0, 22)
}

function discountOf(newcomer: Newcomer, now: Date): User['discount'] {
  const discount = newcomerDiscount(newcomer, now)
  if (!discount) return null
  const { kind, percentage, expires, after_percentage: after } = discount
  return { kind, percentage, expires, after_percentage: after }
}
