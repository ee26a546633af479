import { createHash } from 'node:crypto'
import type { User } from '#contract/user.ts'
import type { Db } from '#server/db/connect.ts'
import { countUnread } from '#server/features/chats/chats.ts'
import { purseOf } from '#server/features/credits/credits.ts'
import {
  type Newcomer,
  newcomerDiscount,
  newcomerOf,
} from '#server/features/discounts/discounts.ts'
import { countNewLikes } from '#server/features/likes/likes.ts'

/** The member as they themselves see it, or null when the member is gone. */
export async function userOf(db: Db, memberId: string, now: Date): Promise<User | null> {
  const member = await db
    .selectFrom('member')
    .leftJoin('photo', (join) =>
      join.onRef('photo.member_id', '=', 'member.id').on('photo.position', '=', 0),
    )
    .selectAll('member')
    .select(['photo.filename', 'photo.status as photo_status'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (!member) return null
  const { status, filename, site_id: siteId } = member
  const [purse, unreadMessages, newLikes, newcomer] = await Promise.all([
    purseOf(db, member.credit_account_id),
    countUnread(db, memberId),
    countNewLikes(db, { siteId, memberId }),
    newcomerOf(db, memberId),
  ])
  return {
    key: keyOf(memberId),
    status: status as User['status'],
    credits: purse.balance,
    has_free_message: purse.hasFreeMessage,
    paid_user: member.paid_user,
    signup_date: member.signup_at.toISOString(),
    fictional_icon: member.is_fictional,
    language: member.language,
    notifications_disabled: member.notifications_disabled,
    is_discreet: member.is_discreet,
    has_about: member.about.trim() !== '',
    unread_messages: unreadMessages,
    new_likes: newLikes,
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

function keyOf(memberId: string): string {
  return createHash('sha256').update(`user ${memberId}`).digest('base64url').slice(0, 22)
}

function discountOf(newcomer: Newcomer, now: Date): User['discount'] {
  const discount = newcomerDiscount(newcomer, now)
  if (!discount) return null
  const { kind, percentage, expires, after_percentage: after } = discount
  return { kind, percentage, expires, after_percentage: after }
}
