import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sendMessage } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'
import { untilAnswered } from './until-answered.ts'

type Words = { text?: string; clientId?: string; replyTo?: number; gift?: 'rose' }
type Person = { readonly id: string }

/** Members who write to each other, and what that leaves in the database. */
export function chatWriters(db: Db, app: App, siteId: string) {
  return {
    aMember: async (changes: Parameters<typeof makeMember>[2] = {}) => {
      const { id } = await makeMember(db, siteId, { paid_user: true, ...changes })
      const { call } = await loggedIn(app, id)
      return {
        id,
        write: (to: Person, { text = 'Hoi', clientId = randomUUID(), replyTo, gift }: Words = {}) =>
          untilAnswered(() =>
            call(sendMessage, {
              profile_id: to.id,
              client_id: clientId,
              text,
              ...(replyTo === undefined ? {} : { reply_to: replyTo }),
              ...(gift ? { gift } : {}),
            }),
          ),
      }
    },
    balanceOf: async ({ id }: Person) => {
      const { rows } = await sql<{ balance: number; entries: number }>`
        select account.balance, (
          select coalesce(sum(amount), 0)::int from credit_entry where account_id = account.id) as entries
        from member join credit_account as account on account.id = member.credit_account_id
        where member.id = ${id}`.execute(db)
      return rows[0]!
    },
    messagesFrom: ({ id }: Person) =>
      db.selectFrom('message').selectAll().where('sender_id', '=', id).orderBy('seq').execute(),
    sidesOf: ({ id }: Person) =>
      db
        .selectFrom('conversation_side')
        .select(['other_id', 'last_seq', 'unread', 'has_written'])
        .where('member_id', '=', id)
        .execute(),
  }
}
