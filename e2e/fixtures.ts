import { test as base, expect } from '@playwright/test'
import type { LocaleCode } from '#contract/locales.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { DEMO_LOGINS } from '#server/demo/identity.ts'
import { keepToasts } from '#web/testing/steady-page.ts'
import { untilAlive } from './is-alive.ts'
import { watchForErrors } from './watch-for-errors.ts'
import { withoutBlur } from './without-blur.ts'

export { expect } from '@playwright/test'

export type Wishes = {
  /** Whether the browser has confirmed the entry warning before. */
  hasEntered: boolean
  /** Errors that a test provokes; any other one fails it. */
  expectedErrors: RegExp | null
}

type Steps = {
  /** Opens a page and waits until it answers to presses. */
  visit: (path: string) => Promise<void>
  /** Logs this browser in without the form. */
  login: (kind: keyof typeof DEMO_LOGINS.emails) => Promise<void>
  /** Makes this browser one that has chosen a language. */
  inLocale: (code: LocaleCode) => Promise<void>
  errors: string[]
}

export const test = base.extend<Wishes & Steps, { db: Db }>({
  hasEntered: [true, { option: true }],
  expectedErrors: [null, { option: true }],

  // Here although few ask for it: tests whose workers differ cannot follow one another in the same browser.
  db: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
    async ({}, give) => {
      const db = connect(process.env['WORLD_DATABASE']!, { max: 2 })
      await give(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],

  context: async ({ context, hasEntered, baseURL }, give) => {
    if (hasEntered) await context.addCookies([{ name: 'entry', value: '1', url: baseURL! }])
    for (const arrange of [withoutBlur, keepToasts]) await context.addInitScript(arrange)
    await give(context)
  },

  errors: [
    async ({ context, expectedErrors }, give) => {
      const seen = watchForErrors(context)
      await give(seen)
      const unexpected = seen.filter((error) => !expectedErrors?.test(error))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],

  visit: async ({ page }, give) =>
    give(async (path) => {
      await page.goto(path)
      await untilAlive(page)
    }),

  login: async ({ context }, give) =>
    give(async (kind) => {
      const reply = await context.request.post('/api/user.php', {
        headers: { 'x-request-type': 'client' },
        data: { email: DEMO_LOGINS.emails[kind], password: DEMO_LOGINS.password },
      })
      expect(reply.status()).toBe(200)
    }),

  inLocale: async ({ context, baseURL }, give) =>
    give((code) => context.addCookies([{ name: 'locale', value: code, url: baseURL! }])),
})
