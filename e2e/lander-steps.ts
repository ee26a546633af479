import type { Locator, Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'

/** The button into signup that can be seen. */
export function wayIn(page: Page): Locator {
  return page.locator('main form[action="/signup"] [type=submit]').filter({ visible: true }).last()
}

/** The messages that arrived at a member, and the landing page by which each sender came. */
export function arrivedAt(db: Db, { id }: { id: string }) {
  return db
    .selectFrom('conversation_side')
    .innerJoin('message', 'message.conversation_id', 'conversation_side.conversation_id')
    .innerJoin('member as sender', 'sender.id', 'message.sender_id')
    .select(['message.text', 'conversation_side.unread', 'sender.lander'])
    .where('conversation_side.member_id', '=', id)
    .execute()
}
