import { forgetMember, cacheAnswer, cachedAnswer } from './cached-answers.ts'
import { type Asking, worker } from './worker-scope.ts'

/** What can be looked at again without a connection: the user, the messages, and faces. No photo of a message is: not clearly. */
const KEPT = /^\/(api\/(user|chats|chat|settings)\.php|photos\/.+-(thumb|locked)\.webp)$/
const LOGOUT = '/api/logout.php'

/** How a request of a page is answered; null leaves it to the browser. The network comes first, but for files that never change. */
export function answerFor(event: Asking): Promise<Response> | null {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return null
  if (pathname.startsWith('/assets/')) return assetFor(request)
  if (request.mode === 'navigate') return page(event)
  if (pathname === LOGOUT) return logout(event)
  return KEPT.test(pathname) ? networkFirst(event) : null
}

async function networkFirst(event: Asking): Promise<Response> {
  try {
    const reply = await fetch(event.request)
    event.waitUntil(cacheAnswer(event.request, reply.clone()))
    return reply
  } catch (error) {
    const cached = await cachedAnswer(event.request)
    if (cached) return cached
    throw error
  }
}

async function page(event: Asking): Promise<Response> {
  try {
    const reply = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(cacheAnswer(event.request, reply.clone()))
    return reply
  } catch {
    return (await cachedAnswer(event.request)) ?? pageWithoutConnection()
  }
}

async function logout(event: Asking): Promise<Response> {
  const reply = await fetch(event.request)
  if (reply.ok) await forgetMember(reply.headers.get('x-session'))
  return reply
}

const ASSETS = 'assets'
/** Enough for two releases of everything that a member looks at. */
const MOST_ASSETS = 300

/** A file of the build is named after its content: what is here is as good as what is there. */
async function assetFor(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS)
  const known = await cache.match(request.url, { ignoreVary: true })
  if (known) return known
  const reply = await fetch(request)
  if (reply.ok) await cache.put(request.url, reply.clone())
  return reply
}

/** Keeps files that a page had loaded before the worker could cache them. The browser has them still. */
export async function cacheAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = urls.filter((url) => !known.has(url))
  await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MOST_ASSETS).map((key) => cache.delete(key)))
}

const OFFLINE = 'offline'

/** Keeps the page for when there is nothing else, in the language that is spoken here. */
export async function cacheOfflinePage(locale: string): Promise<void> {
  const path = `/offline?lang=${encodeURIComponent(locale)}`
  const cache = await caches.open(OFFLINE)
  if (await cache.match(path)) return
  await caches.delete(OFFLINE)
  await (await caches.open(OFFLINE)).add(path)
}

async function pageWithoutConnection(): Promise<Response> {
  const cache = await caches.open(OFFLINE)
  const [cached] = await cache.keys()
  return (cached && (await cache.match(cached, { ignoreVary: true }))) ?? Response.error()
}
