import { defineConfig } from 'vitest/config'
import { MADE_WITH } from './vitest.config.ts'
import { DEADLINE_FACTOR, LONGEST_TEST_MS, PATIENCE_MS } from './test/patience.ts'

/** What takes too long for every landing: one file after the other, so that each has the machine to itself. */
const PATIENT = {
  globalSetup: ['test/database.ts'],
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
}

/** What takes too long for every landing: one file after the other, so that each has the machine to itself. */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      {
        test: {
          name: 'night',
          include: [
            'test/nightly/**/*.test.ts',
            'e2e/nightly/**/*.test.ts',
            'test/availability/{database-away,drain,mail-worker,processes}.test.ts',
            'test/chaos/killed-sends.test.ts',
            'test/contract/{fuzz,office-matrix}.test.ts',
            'test/startup/{refused-start,start-again,upload-killed}.test.ts',
            'test/replication/failover.test.ts',
            'test/visibility/visibility.test.ts',
            'src/server/backup/backup.test.ts',
            'src/server/db/embedded/{dead-server,start-postgres}.test.ts',
            'src/server/demo/demo.test.ts',
            'src/server/demo/portrait/portrait.test.ts',
            'src/server/events/telling.test.ts',
            'src/server/features/media/open-decoder.test.ts',
            'src/server/features/photos/hostile-files.test.ts',
            'src/server/features/search/find-page.test.ts',
            'src/server/features/approvals/histories.test.ts',
            'src/server/features/credits/move-credits.test.ts',
            'src/server/features/figures/count-figures.test.ts',
            'src/server/features/payments/orders/lying-clients.test.ts',
            'src/server/features/chats/{mark-chat,replay}.test.ts',
            'src/server/features/likes/{likes,replay}.test.ts',
          ],
          env: { ROUNDS: 'night', DEADLINE_FACTOR: String(DEADLINE_FACTOR) },
          ...PATIENT,
        },
      },
      {
        ...MADE_WITH,
        test: {
          // The server with the real screens: what a member really sees of a setting or a switch.
          name: 'pages',
          include: ['test/effects/**/*.test.ts'],
          server: { deps: { inline: ['use-intl'] } },
          setupFiles: ['test/each-file.ts'],
          env: { DEADLINE_FACTOR: String(DEADLINE_FACTOR) },
          ...PATIENT,
        },
      },
    ],
  },
})
