import { worker } from './worker-scope.ts'

/** Everything in it is somebody's own. Pages delete it by this name, too: see forget-personal.ts. */
const PRIVATE = 'private'
/** Where in it stands whose it is. */
const OWNER = '/owner'
const NOBODY = 'none'
const MOST = 300

const state = { ended: null as string | null, last: Promise.resolve() as Promise<unknown> }

/**
 * Keeps an answer for when there is no connection. Every answer says whose session it is for, so what was kept for another
 * goes as soon as one for somebody else arrives; with one for a visitor, everything goes.
 */
export function keep(request: Request, reply: Response): Promise<void> {
  return inTurn(async () => {
    const known = await ownerOfKept()
    // Photos do not say it: they are for whoever is here.
    const isPhoto = new URL(request.url).pathname.startsWith('/photos/')
    const owner = isPhoto ? known : reply.headers.get('x-session')
    if (!owner || owner === state.ended) return
    if (known && owner !== known) await forget()
    if (owner === NOBODY || !reply.ok || reply.redirected) return
    const cache = await caches.open(PRIVATE)
    if (owner !== known) await cache.put(OWNER, new Response(owner))
    await cache.put(request.url, reply)
    await forgetOldest(cache)
  })
}

/** Keeps something that was made from what is kept, for the same person; nothing if there is nobody. */
export function keepMade(
  path: string,
  make: (cache: Cache) => Promise<Response | undefined>,
): Promise<void> {
  return inTurn(async () => {
    if (!(await ownerOfKept())) return
    const cache = await caches.open(PRIVATE)
    const made = await make(cache)
    if (made) await cache.put(path, made)
  })
}

/** What was kept of an address, by whoever it was kept for last. */
export function keptAnswer(request: Request | string): Promise<Response | undefined> {
  const url = typeof request === 'string' ? request : request.url
  return caches.match(url, { cacheName: PRIVATE, ignoreVary: true })
}

/** Nothing of anybody stays. What is still on its way to the session that has ended is not kept either. */
export function forgetMember(session: string | null): Promise<void> {
  state.ended = session
  return inTurn(forget)
}

/** Neither what was kept stays nor what is shown, and nothing more is pushed here. */
async function forget(): Promise<void> {
  await caches.delete(PRIVATE)
  const { registration, navigator } = worker
  for (const notification of await registration.getNotifications()) notification.close()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined)
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

async function ownerOfKept(): Promise<string | undefined> {
  return (await keptAnswer(OWNER))?.text()
}

/** One after the other: of two answers for different people the later decides whose the rest is. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = state.last.then(work).catch(() => undefined)
  state.last = done
  return done
}

async function forgetOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const others = keys.filter(({ url }) => !url.endsWith(OWNER))
  await Promise.all(others.slice(0, -MOST).map((key) => cache.delete(key)))
}
