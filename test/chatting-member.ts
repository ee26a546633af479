import { randomUUID } from 'node:crypto'
import * as chats from '#contract/chats.ts'
import type { App } from '#server/http/route.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

type Somebody = { readonly id: string }
type Wishes = Parameters<typeof makeMember>[2]

/** A premium member with credits enough, at a browser of their own, who chats. */
export async function chattingMember(app: App, siteId: string, wishes: Wishes = {}) {
  const { db } = app
  const member = await makeMember(db, siteId, { paid_user: true, credits: 500, ...wishes })
  const { call, cookies } = await loggedIn(app, member.id)
  const seen = { id: '' }

  return {
    ...member,
    call,
    cookie: `session=${cookies.get('session')}`,
    /** The conversation of the latest message that was sent here. */
    conversationId: () => seen.id,
    write: async (to: Somebody, text = 'Hoi', more: { reply_to?: number } = {}) => {
      const sent = { profile_id: to.id, client_id: randomUUID(), text, ...more }
      const answer = await call(chats.sendMessage, sent)
      if (answer.outcome === 200) seen.id = answer.body.conversation_id
      return answer
    },
    list: async (input: { words?: string; archived?: 'yes'; after?: string } = {}) =>
      (await call(chats.listChats, input)).body,
    open: (other: Somebody, page: { before?: number; after?: number } = {}) =>
      call(chats.getChat, { profile_id: other.id, ...page }),
    mark: (conversationId: string, marks: { read_seq?: number; delivered_seq?: number }) =>
      call(chats.markChat, { conversation_id: conversationId, ...marks }),
    arrange: (
      conversationId: string,
      how: { is_muted?: boolean; is_pinned?: boolean; is_archived?: boolean },
    ) => call(chats.arrangeChat, { conversation_id: conversationId, ...how }),
    remove: (other: Somebody) => call(chats.removeChat, { profile_id: other.id }),
    /** All that they were told, in order. */
    told: async () => {
      const events = await db
        .selectFrom('member_event')
        .select(['kind', 'data'])
        .where('member_id', '=', member.id)
        .orderBy('seq')
        .execute()
      return events.map(({ kind, data }) => ({ kind, ...(data as object) }))
    },
  }
}
export type ChattingMember = Awaited<ReturnType<typeof chattingMember>>
