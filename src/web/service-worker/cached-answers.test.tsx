import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheAnswer, cacheNews, cachedAnswer, forgetAfterSilence } from './cached-answers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINE = { 'x-session': 'noor' }
const ended: string[] = []

// The tests run in a page: what only a worker has stands in for it.
beforeEach(async () => {
  vi.setSystemTime('2026-11-19T12:00:00Z')
  await caches.delete('private')
  ended.length = 0
  Object.assign(self, {
    registration: {
      getNotifications: async () => [],
      pushManager: {
        getSubscription: async () => ({ unsubscribe: async () => ended.push('push') }),
      },
    },
  })
})
afterEach(() => vi.useRealTimers())

test('what was seen is there without a connection for a day after the last answer, and is deleted after it [PSH-2] [P11]', async () => {
  await seen('/chats', MINE)
  vi.setSystemTime(Date.now() + DAY_MS - 1000)
  expect(await copies()).toEqual(['/chats'])
  await seen('/members', MINE)
  vi.setSystemTime(Date.now() + DAY_MS - 1000)
  expect(await isThere('/chats')).toBe(true)

  vi.setSystemTime(Date.now() + 2000)

  expect(await isThere('/chats')).toBe(false)
  expect(await copies()).toEqual([])
  expect(ended).toEqual([])
})

test('a worker that starts deletes what is too old, also if the clock was put back meanwhile [PSH-2] [P11]', async () => {
  await seen('/chats', MINE)
  vi.setSystemTime(Date.now() - DAY_MS - 1000)

  await forgetAfterSilence()

  expect(await copies()).toEqual([])
})

test('of discreet members nothing is kept, and what there was goes as soon as they are [PSH-2] [P11]', async () => {
  await seen('/chats', MINE)
  await seen('/photos/abc-thumb.webp', {})
  expect(await copies()).toEqual(['/chats', '/photos/abc-thumb.webp'])

  await seen('/members', { ...MINE, 'x-offline': 'no' })
  await seen('/photos/def-thumb.webp', {})
  await cacheNews({ path: '/chats/1', answers: { '/api/chat.php?conversation_id=1': {} } })

  expect(await copies()).toEqual([])
  expect(ended).toEqual([])
  await seen('/members', MINE)
  expect(await copies()).toEqual(['/members'])
})

test('pages whose address is a secret are not kept [PSH-2] [P11]', async () => {
  for (const secret of ['/ban?lift=secret', '/reset-password?a=1&token=secret', '/chats'])
    await seen(secret, MINE)

  expect(await copies()).toEqual(['/chats'])
})

test('an answer for a visitor or for another session ends the copies, and pushes with them [PSH-2] [P11] [A7]', async () => {
  await seen('/chats', MINE)
  await seen('/', { 'x-session': 'none' })
  expect(await copies()).toEqual([])
  expect(ended).toEqual(['push'])

  await seen('/chats', MINE)
  await seen('/members', { 'x-session': 'lotte' })
  expect(await copies()).toEqual(['/members'])
  expect(ended).toEqual(['push', 'push'])
})

test('copies of the release before, which do not say when they were made, go, and pushes go on [PSH-2]', async () => {
  const cache = await caches.open('private')
  await cache.put('/owner', new Response('noor'))
  await cache.put('/chats', new Response('old'))

  expect(await isThere('/chats')).toBe(false)
  await seen('/members', MINE)

  expect(await copies()).toEqual(['/members'])
  expect(ended).toEqual([])
})

function seen(path: string, headers: Record<string, string>): Promise<void> {
  return cacheAnswer(new Request(path), new Response('seen', { headers }))
}

async function isThere(path: string): Promise<boolean> {
  return (await cachedAnswer(path)) !== undefined
}

async function copies(): Promise<string[]> {
  const keys = await (await caches.open('private')).keys()
  return keys.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/owner')
}
