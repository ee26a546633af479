import { type News, worker } from './worker-scope.ts'

/** Everything in it is one member's. Pages delete it by this name, too: see browser/storage.ts. */
const PRIVATE = 'private'
/** Where in it stands whose it is, and when the server last said so. */
const OWNER = '/owner'
const NOBODY = 'none'
const MOST = 300
/** A device that the server has not answered for so long may be in other hands, and its session over. */
const LONGEST_ALONE_MS = 24 * 60 * 60 * 1000
const NOTED_EVERY_MS = 60 * 1000
/** Secrets of links in mails. */
const SECRETS = ['token', 'lift']

type Owner = {
  readonly session: string
  readonly heardAt: number
  /** Whether anything may be kept for this member. */
  readonly keeps: boolean
}

const state = { ended: null as string | null, last: Promise.resolve() as Promise<unknown> }

/**
 * Caches an answer for when there is no connection. Every answer says whose session it is for, so what was cached for
 * another goes as soon as one for a new session arrives; with one for a visitor, everything goes. Discreet members have no copies.
 */
export function cacheAnswer(request: Request, reply: Response): Promise<void> {
  return inTurn(async () => {
    const known = await ownerOfCache()
    // Photos do not say it: they are for the member who is here.
    const isPhoto = new URL(request.url).pathname.startsWith('/photos/')
    const session = isPhoto ? known?.session : reply.headers.get('x-session')
    if (!session || session === state.ended) return
    if (known && session !== known.session) await forget()
    if (session === NOBODY) return
    const keeps = isPhoto ? known!.keeps : reply.headers.get('x-offline') !== 'no'
    if (!isPhoto) await noteOwner({ session, heardAt: Date.now(), keeps })
    if (!keeps) return deleteCopies()
    if (!reply.ok || reply.redirected || hasSecret(request.url)) return
    const cache = await caches.open(PRIVATE)
    await cache.put(request.url, reply)
    await forgetOldest(cache)
  })
}

/** Caches an answer that was made from cached ones, for the same session; nothing if there is none. */
function cacheMade(
  path: string,
  make: (cache: Cache) => Promise<Response | undefined>,
): Promise<void> {
  return inTurn(async () => {
    if (!(await ownerOfCache())?.keeps || hasSecret(path)) return
    const cache = await caches.open(PRIVATE)
    const made = await make(cache)
    if (made) await cache.put(path, made)
  })
}

/** The cached answer of an address, whichever session it was cached for; none if the server has not answered for a day. */
export async function cachedAnswer(request: Request | string): Promise<Response | undefined> {
  await forgetAfterSilence()
  const url = typeof request === 'string' ? request : request.url
  return caches.match(url, { cacheName: PRIVATE, ignoreVary: true })
}

/** Deletes what was cached if nobody but this device knows whether its session goes on. */
export async function forgetAfterSilence(): Promise<void> {
  const owner = await ownerOfCache()
  // A clock that was put back has told nothing either.
  if (owner && Math.abs(Date.now() - owner.heardAt) > LONGEST_ALONE_MS) await deleteCopies()
}

/** Deletes every cached answer. What is still on its way to the session that has ended is not cached either. */
export function forgetMember(session: string | null): Promise<void> {
  state.ended = session
  return inTurn(forget)
}

/** Neither what was cached stays nor what is shown, and nothing more is pushed here. */
async function forget(): Promise<void> {
  await caches.delete(PRIVATE)
  const { registration, navigator } = worker
  for (const notification of await registration.getNotifications()) notification.close()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined)
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** All that was cached for a member who goes on being the one whom this browser is pushed for. */
async function deleteCopies(): Promise<void> {
  const cache = await caches.open(PRIVATE)
  await Promise.all((await copiesIn(cache)).map((key) => cache.delete(key)))
}

async function ownerOfCache(): Promise<Owner | undefined> {
  const noted = await (await caches.match(OWNER, { cacheName: PRIVATE }))?.text()
  if (noted === undefined) return undefined
  // The session alone stood here once.
  return noted.startsWith('{') ? (JSON.parse(noted) as Owner) : { ...OF_BEFORE, session: noted }
}
const OF_BEFORE = { heardAt: 0, keeps: true }

async function noteOwner(owner: Owner): Promise<void> {
  const known = await ownerOfCache()
  const isSame = known?.session === owner.session && known.keeps === owner.keeps
  if (isSame && Math.abs(owner.heardAt - known.heardAt) < NOTED_EVERY_MS) return
  const cache = await caches.open(PRIVATE)
  await cache.put(OWNER, Response.json(owner))
}

function hasSecret(url: string): boolean {
  const { searchParams } = new URL(url, worker.location.origin)
  return SECRETS.some((name) => searchParams.has(name))
}

/** One after the other: of two answers for different people the later decides whose the rest is. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = state.last.then(work).catch(() => undefined)
  state.last = done
  return done
}

async function forgetOldest(cache: Cache): Promise<void> {
  const copies = await copiesIn(cache)
  await Promise.all(copies.slice(0, -MOST).map((key) => cache.delete(key)))
}

async function copiesIn(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OWNER)
}

const PAGE_DATA = /(<script id="page-data"[^>]*>)(.*?)(<\/script>)/s

/**
 * Lets a page that was reached without asking the server for it be opened without a connection: as an empty one around the
 * same application, which then asks for its data as it did before.
 */
export async function rememberPage(path: string): Promise<void> {
  if (await cachedAnswer(path)) return
  await cacheMade(path, async (cache) => {
    const example = await anyPage(cache)
    return example && emptied(example)
  })
  // The first page was there before the worker was.
  if (!(await cachedAnswer(path))) await cacheAnswer(new Request(path), await fetch(path))
}

/** Caches answers as they would be by now. The cached page loses its own copies of them, so that it asks for them. */
export async function cacheNews({ path, answers }: News): Promise<void> {
  for (const [address, answer] of Object.entries(answers))
    await cacheMade(address, async () => Response.json(answer))
  await cacheMade(path, async (cache) => {
    const page = await cache.match(path, { ignoreVary: true })
    return page && emptied(page)
  })
}

async function anyPage(cache: Cache): Promise<Response | undefined> {
  const pages = (await cache.keys()).filter(({ url }) => isPage(new URL(url)))
  return pages[0] && cache.match(pages[0], { ignoreVary: true })
}

function isPage({ pathname, origin }: URL): boolean {
  return origin === worker.location.origin && !/^\/(api|photos|owner)(\/|$)/.test(pathname)
}

/** The same document without what it shows, and without the data of its own screen. */
async function emptied(page: Response): Promise<Response> {
  const html = await page.text()
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length
  const end = html.indexOf('</div><script id="page-data"')
  const shell = html.slice(0, start) + html.slice(end)
  const body = shell.replace(PAGE_DATA, (_, open: string, data: string, close: string) => {
    const json = JSON.stringify({ ...(JSON.parse(data) as object), hydration: null })
    return open + json.replaceAll('<', String.raw`\u003c`) + close
  })
  return new Response(body, { headers: page.headers })
}
