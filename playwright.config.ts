import { defineConfig } from '@playwright/test'
import type { Wishes } from './e2e/fixtures.ts'
import { testArguments } from './test/chromium.ts'
import { DESKTOP, PHONE } from './e2e/windows.ts'
import { LONGEST_TEST_MS, PATIENCE_MS } from './test/patience.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const wholeChromium = process.env['WHOLE_CHROMIUM_PATH'] ?? executablePath

/** Push and offline use need more of a browser than its headless shell has. */
const IN_WHOLE_CHROMIUM = /(notifications|cookies)\.spec\.ts$/

/** What begins anew when the width of its window changes: on a phone before a landing, on a desktop at night. */
export const BEGINS_ANEW = /signup-looks\.spec\.ts$/

export default defineConfig<Wishes>({
  testDir: 'e2e',
  testMatch: /\.spec\.ts$/,
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
    {
      name: 'whole',
      testMatch: IN_WHOLE_CHROMIUM,
      use: {
        ...DESKTOP,
        launchOptions: { executablePath: wholeChromium, args: testArguments },
      },
    },
  ],
})
