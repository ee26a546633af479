import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { cookieOf, makeConversation } from '#test/make.ts'
import type { WorkerScope } from '#web/service-worker/worker-scope.ts'
import { goOffline, goOnline } from './connection.ts'
import { expect, type Member, test } from './member-fixtures.ts'

// Without a connection the browser itself says so.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/,
})

type Talk = { readonly noor: Member; readonly lotte: Member; readonly id: string }

const it = test.extend<{ talk: Talk }>({
  talk: async ({ db, newMember, enterAs, context }, give) => {
    const noor = await newMember({ about: 'Hoi', hasPhoto: true, paid_user: true })
    const lotte = await newMember({ name: 'Lotte', credits: 5 })
    const words = [{ from: lotte, text: 'Zin in koffie?' }]
    const { id } = await makeConversation(db, noor, lotte, words)
    await context.addInitScript(stubPushService)
    await enterAs(noor)
    await give({ noor, lotte, id })
  },
})

it('a device is asked, is pushed while no page is open, and opens what it is about [PSH-1] [LAY-10]', async ({
  page,
  context,
  db,
  talk: { noor, id },
  visit,
}) => {
  await context.grantPermissions(['notifications'])
  const endpoints = () =>
    db.selectFrom('push_subscription').select('endpoint').where('member_id', '=', noor.id).execute()

  await visit('/members')
  const alert = page.getByRole('region', { name: 'Mis geen bericht.' })
  await alert.getByRole('button', { name: 'Aanzetten' }).click()
  await expect.poll(endpoints).toEqual([{ endpoint: expect.stringContaining('fcm.google') }])
  await expect(alert).toBeHidden()
  await visit('/notifications')
  await expect(page.getByRole('switch', { name: 'Push op dit apparaat' })).toBeChecked()
  await page.getByRole('switch', { name: 'Push op dit apparaat' }).click()
  await expect.poll(endpoints).toEqual([])
  await expect(page.getByRole('switch', { name: 'Push op dit apparaat' })).not.toBeChecked()

  const worker = await workerOf(context)
  await page.goto('about:blank')
  await expect.poll(() => worker.evaluate(countWindows)).toBe(0)
  await deliverPush(page, {
    title: 'Vonk',
    body: 'Je hebt een nieuw bericht',
    path: `/chats/${id}`,
    tag: 'conversation',
    icon: '/icons/app-192.png',
    waiting: 1,
  })
  await expect.poll(() => shown(worker)).toEqual(['Vonk: Je hebt een nieuw bericht'])
  await visit('/members')
  await worker.evaluate(press)

  await expect(page).toHaveURL(new RegExp(`/chats/${id}$`))
  await expect(page.getByText('Zin in koffie?').last()).toBeVisible()
  await expect.poll(() => shown(worker)).toEqual([])
})

it('without a connection there is what was seen, for whoever saw it, and nothing after the logout [PSH-2] [P11]', async ({
  page,
  context,
  talk: { lotte, id },
  enterAs,
  visit,
}) => {
  await visit('/chats')
  await workerOf(context)
  await page.getByRole('link', { name: /Lotte/ }).first().click()
  await expect(page.getByText('Zin in koffie?').last()).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain(`/chats/${id}`)

  await goOffline(page)
  await page.goto(`/chats/${id}`)
  await expect(page.getByText('Zin in koffie?').last()).toBeVisible()
  await page.goto('/match-finder')
  await expect(page.getByRole('heading', { name: 'Je bent offline' })).toBeVisible()
  await goOnline(page)

  await visit('/members')
  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  const nothing = { caches: ['assets', 'offline'], stored: [], databases: [] }
  await expect.poll(() => kept(page)).toEqual(nothing)

  await enterAs(lotte)
  await visit('/members')
  await expect.poll(() => keptPaths(page)).toContain('/members')
  await goOffline(page)
  await page.goto(`/chats/${id}`)
  await expect(page.getByRole('heading', { name: 'Je bent offline' })).toBeVisible()
  await goOnline(page)
})

it('copies are gone at the next sight of the site when the device was logged out elsewhere, and are not shown after a day without it [PSH-2] [P11] [A7]', async ({
  page,
  context,
  db,
  talk: { noor, id },
  visit,
}) => {
  await visit(`/chats/${id}`)
  await workerOf(context)
  await expect.poll(() => keptPaths(page)).toContain(`/chats/${id}`)
  await page.evaluate(makeOld)
  await goOffline(page)
  await page.goto(`/chats/${id}`)
  await expect(page.getByRole('heading', { name: 'Je bent offline' })).toBeVisible()
  expect(await keptPaths(page)).toEqual(['/owner'])
  await goOnline(page)

  await visit(`/chats/${id}`)
  await expect.poll(() => keptPaths(page)).toContain(`/chats/${id}`)
  await page.goto('about:blank')
  await db.deleteFrom('session').where('member_id', '=', noor.id).execute()
  await visit('/pricing')

  await expect.poll(() => keptPaths(page)).toEqual([])
  await goOffline(page)
  await page.goto(`/chats/${id}`)
  await expect(page.getByRole('heading', { name: 'Je bent offline' })).toBeVisible()
  await goOnline(page)
})

it('what was said while a conversation was open is there without a connection, too [PSH-2] @night', async ({
  page,
  db,
  request,
  talk: { noor, lotte, id },
  visit,
}) => {
  await visit('/members')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit(`/chats/${id}`)
  await expect.poll(() => keptPaths(page)).toContain(`/chats/${id}`)
  const reply = await request.post('/api/message.php', {
    headers: { 'x-request-type': 'client', cookie: await cookieOf(db, lotte.id) },
    data: { client_id: randomUUID(), profile_id: noor.id, text: 'Tot morgen!' },
  })
  expect(reply.status()).toBe(200)
  await expect(page.getByRole('log').getByText('Tot morgen!')).toBeVisible()
  await expect
    .poll(() => keptText(page, `/api/chat.php?conversation_id=${id}`))
    .toContain('Tot morgen!')

  await goOffline(page)
  await page.reload()

  await expect(page.getByRole('log').getByText('Tot morgen!')).toBeVisible()
  await expect(page.getByRole('log').getByText('Zin in koffie?')).toBeVisible()
  await expect(page.getByRole('link', { name: /Lotte/ }).first()).toContainText('Tot morgen!')
  await goOnline(page)
})

it('the faces of a search are not kept: they would push out what was written [PSH-2] @night', async ({
  page,
  context,
  talk: { id },
  visit,
}) => {
  await visit(`/chats/${id}`)
  await workerOf(context)
  await expect.poll(() => keptPaths(page)).toContain(`/chats/${id}`)
  await visit('/members')
  const face = page.locator('article img[src$="-card.webp"]').first()
  await expect(face).toHaveJSProperty('complete', true)

  // What is kept is kept in turn.
  await visit('/likes')
  await expect.poll(() => keptPaths(page)).toContain('/likes')
  expect((await keptPaths(page)).filter((path) => path.endsWith('-card.webp'))).toEqual([])
})

/** Runs in the page. A browser in a test has no push service, and ends when it is asked to subscribe to one. */
function stubPushService(): void {
  const key =
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
  const keys = { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/test'
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('stub'),
  }
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem('stub', '1')
      return subscription
    },
    getSubscription: async () => (localStorage['stub'] ? subscription : null),
  })
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

/** As the browser does when its push service has something. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const known = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await known
  const { origin } = new URL(process.env['BASE_URL']!)
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

function shown(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body }) => `${title}: ${body}`)
  })
}

/** Runs in the service worker, which may take a page that was just left for one in sight. */
async function countWindows(): Promise<number> {
  const { clients } = self as unknown as WorkerScope
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
}

/** Runs in the service worker. */
async function press(): Promise<void> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  const [notification] = await registration.getNotifications()
  const { NotificationEvent } = self as unknown as { NotificationEvent: typeof Event }
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification } as EventInit))
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    if (!names.includes('private')) return []
    const keys = await (await caches.open('private')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
}

/** Runs in the page: the server has said nothing for more than a day. */
async function makeOld(): Promise<void> {
  const cache = await caches.open('private')
  const owner = (await (await cache.match('/owner'))!.json()) as object
  const heardAt = Date.now() - 25 * 60 * 60 * 1000
  await cache.put('/owner', Response.json({ ...owner, heardAt }))
}

function keptText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? '', path)
}

/** All that this browser keeps of a person or for one. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).toSorted(),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !/^(hide-|reloaded-at$|react-router-)/.test(key),
    ),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
}
