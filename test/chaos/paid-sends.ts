import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { PATIENCE_MS } from '#test/patience.ts'
import { quietTime } from '#test/quiet-time.ts'

const WRITERS = 8
const CREDITS = 5_000

/** Members who write to one other, on and on, until so many messages were answered and it is enough. */
export async function paidSends(db: Db, url: string) {
  const site = await makeSite(db)
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const { id } = await makeMember(db, site.id, { credits: CREDITS, paid_user: true })
      return cookieOf(db, id)
    }),
  )
  const reader = await makeMember(db, site.id)
  const idOf = new Map<string, string>()

  return {
    answered: () => idOf.size,
    async writeUntil(isEnough: (answered: number) => boolean): Promise<void> {
      await Promise.all(
        writers.map(async (cookie) => {
          while (!isEnough(idOf.size)) {
            const clientId = randomUUID()
            idOf.set(clientId, await sendUntilAnswered(url, cookie, clientId, reader.id))
          }
        }),
      )
    },
    /** Every message that was answered is there once and paid once, and no other. */
    async expectExact(): Promise<void> {
      const messages = await db.selectFrom('message').select(['id', 'client_id']).execute()
      expect(messages).toHaveLength(idOf.size)
      expect(new Map(messages.map((each) => [each.client_id, each.id]))).toEqual(idOf)
      const { rows } = await sql<{ paid: number; sum: number; left: number }>`
        select count(*) filter (where reason = 'message' and amount < 0)::int as paid, sum(amount)::int as sum,
          (select sum(balance)::int from credit_account where kind = 'member') as left
        from credit_entry`.execute(db)
      const left = WRITERS * CREDITS - messages.length
      expect(rows[0]).toEqual({ paid: messages.length, sum: 0, left })
    },
  }
}

/** As a browser does it: with one id, again and again, until it is answered. */
async function sendUntilAnswered(
  url: string,
  cookie: string,
  clientId: string,
  profileId: string,
): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}${sendMessage.path}`, {
      method: sendMessage.method,
      headers: { 'content-type': 'application/json', 'x-request-type': 'client', cookie },
      body: JSON.stringify({ client_id: clientId, profile_id: profileId, text: 'Hoi' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null)
    if (answer?.ok) {
      const sent = await answer.json().catch(() => null)
      if (sent) return (sent as { message: { id: string } }).message.id
    }
    if (answer && ![200, 503].includes(answer.status)) throw new Error(await answer.text())
    await quietTime(20)
  }
}
