import type { App } from '#server/http/route.ts'
import { openSession } from '#server/http/session.ts'
import { caller } from './caller.ts'

type Wishes = {
  readonly now?: Date
  readonly isConfirmed?: boolean
  readonly userAgent?: string
  /** The site's host, where it is not the default one. */
  readonly host?: string
}

/** A member at a browser of their own, logged in without the form. */
export async function loggedIn(app: App, memberId: string, wishes: Wishes = {}) {
  const { now = app.clock(), isConfirmed = true, userAgent = 'test', host } = wishes
  const browser = caller(app, host === undefined ? {} : { host })
  const session = await openSession(app.db, { memberId, userAgent, isConfirmed, now })
  browser.cookies.set('session', session!.token)
  return browser
}
