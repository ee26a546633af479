import { test as base, expect } from '@playwright/test'
import type { LocaleCode } from '#contract/locales.ts'
import { DEMO_LOGINS } from '#server/demo/logins.ts'
import { isAlive } from './is-alive.ts'
import { watchForErrors } from './watch-for-errors.ts'

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

export const test = base.extend<Wishes & Steps>({
  hasEntered: [true, { option: true }],
  expectedErrors: [null, { option: true }],

  context: async ({ context, hasEntered, baseURL }, give) => {
    if (hasEntered) await context.addCookies([{ name: 'entry', value: '1', url: baseURL! }])
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
      await page.waitForFunction(isAlive)
    }),

  login: async ({ page }, give) =>
    give(async (kind) => {
      const reply = await page.request.post('/api/user.php', {
        headers: { 'x-request-type': 'client' },
        data: { email: DEMO_LOGINS.emails[kind], password: DEMO_LOGINS.password },
      })
      expect(reply.status()).toBe(200)
    }),

  inLocale: async ({ context, baseURL }, give) =>
    give((code) => context.addCookies([{ name: 'locale', value: code, url: baseURL! }])),
})
