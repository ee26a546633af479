import { expect, onTestFinished, test, vi } from 'vitest'
import { jobHandlers } from '#server/background.ts'
import { readConfig } from '#server/kernel/config.ts'
import { vapidKeysFrom } from '#server/kernel/encryption.ts'
import { TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { startHttpFake } from '#test/fakes/http-fake.ts'
import { startPush } from '#test/fakes/push.ts'
import { hostileEndpoints } from '#test/hostile/hostile-endpoints.ts'
import { cookieOf, makeConversation, makeMember, makeSite } from '#test/make.ts'
import type { Push } from './compose-push.ts'
import { postPush } from './push-handler.ts'

const PUSH: Push = {
  message: { title: 'Vonk', body: 'Ja', path: '/', tag: 'a', icon: '/icons/a', waiting: 1 },
  topic: 'topic',
  ttl: 60,
  urgency: 'normal',
}

async function aDevice() {
  const service = await startPush()
  onTestFinished(service.close)
  return service.subscription()
}

test('a push service that points elsewhere is not followed [U5]', async () => {
  const { keys } = await aDevice()
  const asked: string[] = []
  const fake = await startHttpFake(({ path, origin }) => {
    asked.push(path)
    return { status: 307, headers: { location: `${origin}/elsewhere` } }
  })
  onTestFinished(fake.close)

  const posting = postPush({
    device: { endpoint: `${fake.url}/push`, ...keys },
    push: PUSH,
    vapid: vapidKeysFrom(TEST_SECRET),
    contact: 'help@vonk.example',
    signal: new AbortController().signal,
  })

  await expect(posting).rejects.toThrow('307')
  expect(asked).toEqual(['/push'])
})

test('the 60 hostile endpoints are not called, even if they were stored [U5]', async () => {
  const { keys } = await aDevice()
  const { db } = await freshDatabase()
  const { id: siteId } = await makeSite(db)
  const [noor, lotte] = [await makeMember(db, siteId), await makeMember(db, siteId)]
  const { id } = await makeConversation(db, noor, lotte, [{ from: lotte }])
  const devices = await storeDevices(noor.id)
  const called = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => called.mockRestore())
  const { push } = jobHandlers({
    db,
    config: readConfig({ NODE_ENV: 'test' }),
    secretKey: TEST_SECRET,
  })

  for (const device of devices) {
    const payload = {
      device_id: device.id,
      site_id: siteId,
      kind: 'message',
      profile_id: lotte.id,
      conversation_id: id,
      seq: 1,
    }
    const job = { id, kind: 'push', payload, memberId: noor.id, attempts: 1, createdAt: new Date() }
    await push!(job, { now: new Date(), signal: new AbortController().signal })
  }

  expect(devices.length).toBeGreaterThanOrEqual(60)
  expect(called).not.toHaveBeenCalled()
  expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([])

  async function storeDevices(memberId: string) {
    await cookieOf(db, memberId)
    const session = await db.selectFrom('session').select('id').executeTakeFirstOrThrow()
    return db
      .insertInto('push_subscription')
      .values(
        hostileEndpoints.map((endpoint) => ({
          session_id: session.id,
          member_id: memberId,
          endpoint,
          ...keys,
          told_seq: 0,
          created_at: new Date(),
        })),
      )
      .returning('id')
      .execute()
  }
})
