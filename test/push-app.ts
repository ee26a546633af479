import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import { PushMessage, subscribePush } from '#contract/notifications.ts'
import type { Db } from '#server/db/connect.ts'
import { queuePushes } from '#server/features/notifications/queue-pushes.ts'
import { jobHandlers } from '#server/background.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET, testApp } from './app.ts'
import { startPush } from './fakes/push.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

type Wishes = Parameters<typeof makeMember>[2]

/** The application with a push service that is ours, and members with devices. */
export async function pushApp(db: Db, siteId: string) {
  const service = await startPush()
  afterAll(() => service.close())
  const isPushAddress = (endpoint: string) => endpoint.startsWith(`${service.url}/push/`)
  const app = await testApp(db, { isPushAddress })
  const config = readConfig({ NODE_ENV: 'test' })
  const handlers = jobHandlers({ db, config, secretKey: TEST_SECRET, isPushAddress })

  /** A member with as many devices as wanted, each logged in and none with a page in sight. */
  async function aMember({ devices = 0, ...wishes }: Wishes & { devices?: number } = {}) {
    const { id } = await makeMember(db, siteId, {
      paid_user: true,
      credits: 1000,
      language: 'nl',
      ...wishes,
    })
    const browsers = await Promise.all(
      Array.from({ length: Math.max(devices, 1) }, () => loggedIn(app, id)),
    )
    const subscriptions = await Promise.all(
      browsers.slice(0, devices).map(async ({ call }) => {
        const subscription = service.subscription()
        await call(subscribePush, { subscription })
        return subscription
      }),
    )
    const { call } = browsers[0]!
    const write = (to: { id: string }, text = 'Hoi, hoe gaat het?') =>
      call(sendMessage, { profile_id: to.id, client_id: randomUUID(), text })
    return { id, browsers, call, subscriptions, write }
  }

  /** Does what the product does by itself all the time. */
  async function goOn(now = new Date()): Promise<void> {
    await queuePushes(db, { memberIds: null, now })
    await runDueJobs(db, { clock: () => now, log: openLog('silent'), handlers })
  }

  /** What arrived at the devices of a member. */
  function pushesTo({ subscriptions }: { subscriptions: { endpoint: string }[] }) {
    return service.pushes
      .filter(({ endpoint }) => subscriptions.some((known) => known.endpoint === endpoint))
      .map(({ payload, ...push }) => ({ ...push, ...PushMessage.parse(JSON.parse(payload)) }))
  }

  return { app, service, aMember, goOn, pushesTo }
}
