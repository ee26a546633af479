import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './build/compiled-messages.ts'
import { markdownContent } from './build/markdown-content.ts'
import { chromiumArguments } from './test/chromium.ts'

const [executablePath, args] = [
  process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  chromiumArguments,
]

/** Tests that start, load and stop the product itself: one after the other, and after everything else. */
const WHOLE_PROCESSES = ['test/availability/**/*.test.ts', 'test/startup/**/*.test.ts']

export default defineConfig({
  test: {
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
          exclude: [...WHOLE_PROCESSES, 'test/nightly/**', '**/node_modules/**'],
          globalSetup: ['test/database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: WHOLE_PROCESSES,
          globalSetup: ['test/database.ts'],
          fileParallelism: false,
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
          include: ['react-router', 'use-intl', '@tanstack/react-query', 'zod/mini'],
        },
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
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
