import { assetFor } from './kept-assets.ts'
import { forgetMember, keep, keptAnswer } from './kept-answers.ts'
import { pageWithoutConnection } from './keep-offline-page.ts'
import { type Asking, worker } from './worker-scope.ts'

/** What can be looked at again without a connection: who one is, what was written, and the pictures in it. */
const KEPT = /^\/(api\/(user|chats|chat|settings)\.php|photos\/.+-(thumb|full|locked)\.webp)$/
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
    event.waitUntil(keep(event.request, reply.clone()))
    return reply
  } catch (error) {
    const kept = await keptAnswer(event.request)
    if (kept) return kept
    throw error
  }
}

async function page(event: Asking): Promise<Response> {
  try {
    const reply = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keep(event.request, reply.clone()))
    return reply
  } catch {
    return (await keptAnswer(event.request)) ?? pageWithoutConnection()
  }
}

async function logout(event: Asking): Promise<Response> {
  const reply = await fetch(event.request)
  if (reply.ok) await forgetMember(reply.headers.get('x-session'))
  return reply
}
