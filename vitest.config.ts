import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './build/compiled-messages.ts'
import { keptByBrowser } from './build/kept-by-browser.ts'
import { markdownContent } from './build/markdown-content.ts'
import { testArguments } from './test/chromium.ts'
import { LongestFirst } from './test/longest-first.ts'
import { DEADLINE_FACTOR, LONGEST_TEST_MS, PATIENCE_MS } from './test/patience.ts'

const isWatching = !process.argv.includes('run')
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const driver = {
  launchOptions: { executablePath, args: testArguments },
  actionTimeout: PATIENCE_MS,
}
const TOUCHED = 'src/web/**/with-finger.test.tsx'

/** What the files of the browser are made with, wherever they are tested. */
export const MADE_WITH = {
  plugins: [compiledMessages(), markdownContent()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
}

/** No test is about how fast a machine is: what is slow is waited for, and deadlines of the product are out of the way. */
const PATIENT = {
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
  env: { DEADLINE_FACTOR: String(DEADLINE_FACTOR) },
}

export default defineConfig({
  test: {
    // All but one by itself, which of two leaves one.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'src/{contract,server}/**/*.test.ts',
            'test/**/*.test.ts',
            'build/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['test/nightly/**', 'test/effects/**', '**/node_modules/**'],
          globalSetup: ['test/database.ts'],
          // Reading the application anew for every file would take as long as testing it.
          isolate: false,
          setupFiles: ['test/each-file.ts'],
          ...PATIENT,
        },
      },
      {
        ...MADE_WITH,
        test: {
          // What asks nothing of a browser is tested without one, in a fraction of the time.
          name: 'web without a browser',
          include: ['src/web/**/*.test.ts'],
          server: { deps: { inline: ['use-intl'] } },
          isolate: false,
          setupFiles: ['test/each-file.ts'],
          ...PATIENT,
        },
      },
      {
        ...MADE_WITH,
        plugins: [...MADE_WITH.plugins, react(), ...(isWatching ? [] : [keptByBrowser()])],
        css: {
          preprocessorOptions: {
            scss: {
              quietDeps: true,
              silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
            },
          },
        },
        // Prepared together and before the first test, so that all of them share one React.
        optimizeDeps: {
          include: [
            'react-router',
            'use-intl',
            'use-intl/core',
            '@tanstack/react-query',
            'zod/mini',
          ],
        },
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['test/still-time.ts'],
          ...PATIENT,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              { browser: 'chromium', exclude: [TOUCHED], provider: playwright(driver) },
              {
                browser: 'chromium',
                name: 'web (touched)',
                include: [TOUCHED],
                // Chromium cannot be told to become untouched again: these have a browser of their own.
                provider: playwright({ ...driver, contextOptions: { hasTouch: true } }),
              },
            ],
          },
        },
      },
    ],
  },
})
