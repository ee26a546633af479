import { defineConfig } from '@playwright/test'
import everyLanding, { BEGINS_ANEW } from './playwright.config.ts'
import { DESKTOP, PHONE } from './e2e/windows.ts'

process.env['ROUNDS'] = 'night'

/** What takes too long in a browser for every landing. */
export default defineConfig({
  ...everyLanding,
  projects: [
    { name: 'phone', testMatch: ['nightly/*.spec.ts', 'in-pieces.spec.ts'], use: PHONE },
    {
      name: 'desktop',
      testMatch: [/(links|locales|screens|states|settings-locales)\.spec\.ts$/, BEGINS_ANEW],
      use: DESKTOP,
    },
  ],
})
