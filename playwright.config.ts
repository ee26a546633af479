import { defineConfig } from '@playwright/test'
import type { Wishes } from './e2e/fixtures.ts'
import { testArguments } from './test/chromium.ts'
import { DESKTOP, PHONE } from './e2e/windows.ts'
import { LONGEST_TEST_MS, PATIENCE_MS } from './test/patience.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const wholeChromium = process.env['WHOLE_CHROMIUM_PATH'] ?? executablePath

/** Push and offline use need more of a browser than its headless shell has. */
export const IN_WHOLE_CHROMIUM = /(notifications|cookies)\.spec\.ts$/
export const WHOLE = {
  name: 'whole',
  testMatch: IN_WHOLE_CHROMIUM,
  use: {
    ...DESKTOP,
    launchOptions: { executablePath: wholeChromium, args: testArguments },
  },
}

/** What begins anew when the width of its window changes: on a phone before a landing, on a desktop at night. */
export const BEGINS_ANEW = /signup-looks\.spec\.ts$/

/**
 * What is rare, or seldom broken: second ways to what another test walks, and looks of states that few see. Before a landing
 * each capability is walked once, with all that is about money, safety and privacy; at night everything is.
 */
export const AT_NIGHT = /@night/

export default defineConfig<Wishes>({
  testDir: 'e2e',
  testMatch: /\.spec\.ts$/,
  grepInvert: AT_NIGHT,
  globalSetup: './e2e/start/global-setup.ts',
  workers: 3,
  timeout: LONGEST_TEST_MS,
  expect: { timeout: PATIENCE_MS },
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...(process.env['BASE_URL'] ? { baseURL: process.env['BASE_URL'] } : {}),
    launchOptions: { executablePath, args: testArguments },
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    reducedMotion: 'reduce',
    // What it answers is out of the tests' reach; the tests about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testMatch: BEGINS_ANEW,
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: [IN_WHOLE_CHROMIUM, BEGINS_ANEW, /nightly/],
      use: DESKTOP,
    },
    WHOLE,
  ],
})
