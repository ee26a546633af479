import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './build/compiled-messages.ts'
import { markdownContent } from './build/markdown-content.ts'
import { testArguments } from './test/chromium.ts'
import { LongestFirst } from './test/longest-first.ts'

const [executablePath, args] = [process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', testArguments]

/** Tests of how soon the product answers, whatever happens: after everything else, two at a time, since they mostly wait. */
const BY_THE_CLOCK = [
  'test/availability/!(mail-worker|protocol-abuse).test.ts',
  'test/startup/warm-start.test.ts',
]

/** What comes soon may come late where many things run at once; only what never comes fails. */
const PATIENT = { poll: { timeout: 10_000 } }

export default defineConfig({
  test: {
    // All but one by itself, which of two leaves one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          exclude: [...BY_THE_CLOCK, 'test/nightly/**', '**/node_modules/**'],
          globalSetup: ['test/database.ts'],
          // Reading the application anew for every file would take as long as testing it.
          isolate: false,
          setupFiles: ['test/each-file.ts'],
          expect: PATIENT,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: BY_THE_CLOCK,
          globalSetup: ['test/database.ts'],
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [compiledMessages(), markdownContent(), react()],
        css: {
          preprocessorOptions: {
            scss: {
              quietDeps: true,
              silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
            },
          },
        },
        resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
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
          include: ['src/web/**/*.test.{ts,tsx}'],
          expect: PATIENT,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
