import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import { sendMessage } from '#contract/chats.ts'
import { setSpendingLimit } from '#contract/credits.ts'
import { likeMember, unlikeMember } from '#contract/likes.ts'
import { savePreferences, subscribePush } from '#contract/notifications.ts'
import { getOwnProfile, saveProfile } from '#contract/profile.ts'
import { saveSearch } from '#contract/search.ts'
import { logOut, saveLanguage } from '#contract/user.ts'
import { connect } from '#server/db/connect.ts'
import { tellOfNew } from '#server/features/search/tell-of-new.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { startPush } from '#test/fakes/push.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'

const { db, ownerDb, url } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const DAY_MS = 24 * 60 * 60 * 1000

test('no two things that happen to a member at once wait for each other', async () => {
  const pool = connect(url)
  const service = await startPush()
  const busy = await testApp(pool, { isPushAddress: () => true })
  const noor = await makeMember(db, site.id, { signup_client_id: randomUUID() })
  const sem = await makeMember(db, site.id, { paid_user: true, credits: 100_000 })
  const [hers, his] = [await loggedIn(busy, noor.id), await loggedIn(busy, sem.id)]
  const { profile } = (await hers.call(getOwnProfile, {})).body
  const once = { count: 0 }
  const nth = () => (once.count += 1)
  const leaving = async () => {
    const device = await loggedIn(busy, noor.id)
    const subscribing = () => device.call(subscribePush, { subscription: service.subscription() })
    await subscribing()
    const [subscribed, left] = await Promise.all([subscribing(), device.call(logOut, {})])
    // Whoever is logged out by then subscribes to nothing.
    const isFine = [200, 'LOGIN_REQUIRED', 'INVALID_INPUT'].includes(subscribed.outcome)
    return { outcome: isFine ? left.outcome : subscribed.outcome }
  }
  const write = () =>
    his.call(sendMessage, { profile_id: noor.id, client_id: randomUUID(), text: 'Hoi' })
  const like = () => his.call(nth() % 2 === 0 ? likeMember : unlikeMember, { profile_id: noor.id })
  const deeds = [
    () => hers.call(setSpendingLimit, { limit_minor: 10_000 - nth() }),
    () => hers.call(saveSearch, { name: 'Utrecht', filters: { country: 'NL' } }),
    () => hers.call(saveProfile, profile),
    () => hers.call(savePreferences, { is_discreet: nth() % 2 === 0 }),
    () => hers.call(account.requestReset, { email: noor.email }),
    () => hers.call(account.requestMailChange, { email: `${nth()}@new.example` }),
    () => tellOfNew(pool, new Date(Date.now() + nth() * DAY_MS)).then(() => ({ outcome: 200 })),
    leaving,
  ]
  await write()
  await deeds[0]!()
  const pairs = deeds.flatMap((one, at) => deeds.slice(at).map((other) => [one, other] as const))

  const outcomes = new Set<unknown>()
  for (let round = 0; round < rounds({ landing: 1, night: 20 }); round += 1)
    for (const [one, other] of pairs) {
      const told = await Promise.all([write, one, other, like, one, other].map((deed) => deed()))
      for (const { outcome } of told) outcomes.add(outcome)
    }
  await busy.fastify.close()
  await pool.destroy()
  await service.close()

  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  expect([...outcomes]).toEqual([200])
  expect(rows).toEqual([{ deadlocks: 0 }])
})

/** From now on so many changes of a table in a row collide with something, as the database would say it. */
async function letCollide(table: string, times: number): Promise<void> {
  const name = sql.raw(`collisions_${randomUUID().replaceAll('-', '')}`)
  await sql`create sequence ${name}`.execute(ownerDb)
  await sql`grant usage on sequence ${name} to public`.execute(ownerDb)
  await sql`create function ${name}() returns trigger language plpgsql as ${sql.raw(
    `$$ begin
      if nextval('${name.toOperationNode().sqlFragments[0]}') <= ${times} then
        raise exception 'deadlock detected' using errcode = '40P01';
      end if;
      return new;
    end $$`,
  )}`.execute(ownerDb)
  await sql`create or replace trigger collides before insert or update on ${sql.table(table)}
    for each row execute function ${name}()`.execute(ownerDb)
}

test('a transaction that collides with another is run again, and tells its news once', async () => {
  const [noor, sem] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const { call } = await loggedIn(app, sem.id)
  await letCollide('member_like', 2)

  const { outcome } = await call(likeMember, { profile_id: noor.id })

  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', noor.id)
    .execute()
  expect([outcome, events]).toEqual([200, [{ kind: 'like' }]])
})

test('a statement by itself that collides is run again', async () => {
  const { id } = await makeMember(db, site.id)
  const { call } = await loggedIn(app, id)
  await letCollide('member', 2)

  const { outcome } = await call(saveLanguage, { language: 'de' })

  expect(outcome).toBe(200)
})

test('what collides again and again is answered with a request to try again later', async () => {
  const { id } = await makeMember(db, site.id)
  const { call } = await loggedIn(app, id)
  await letCollide('saved_search', 1000)

  const told = await call(saveSearch, { name: 'Utrecht', filters: { country: 'NL' } })

  expect([told.outcome, told.headers['retry-after']]).toEqual(['SERVICE_UNAVAILABLE', '2'])
})
