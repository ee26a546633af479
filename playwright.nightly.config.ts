import { defineConfig } from '@playwright/test'
import everyLanding, {
  AT_NIGHT,
  BEGINS_ANEW,
  IN_WHOLE_CHROMIUM,
  WHOLE,
} from './playwright.config.ts'
import { DESKTOP, PHONE } from './e2e/windows.ts'

process.env['ROUNDS'] = 'night'

/** What looks at more screens, themes and languages at night. */
const LOOKED_AT_TWICE =
  /\/(links|locales|screens|states|settings-locales|footer|why-shown|landers|office[-\w]*)\.spec\.ts$/

/** What takes too long in a browser for every landing. */
export default defineConfig({
  ...everyLanding,
  grepInvert: [],
  projects: [
    {
      name: 'rare',
      grep: AT_NIGHT,
      testIgnore: [IN_WHOLE_CHROMIUM, BEGINS_ANEW, LOOKED_AT_TWICE],
      use: DESKTOP,
    },
    { name: 'phone', testMatch: ['nightly/*.spec.ts', 'in-pieces.spec.ts'], use: PHONE },
    {
      name: 'desktop',
      testMatch: [LOOKED_AT_TWICE, BEGINS_ANEW],
      use: DESKTOP,
    },
    { ...WHOLE, grep: AT_NIGHT },
  ],
})
