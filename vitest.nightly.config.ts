import { defineConfig } from 'vitest/config'

/** What takes too long for every landing: one file after the other, so that each has the machine to itself. */
export default defineConfig({
  test: {
    include: [
      'test/nightly/**/*.test.ts',
      'e2e/nightly/**/*.test.ts',
      'test/contract/fuzz.test.ts',
      'src/server/events/telling.test.ts',
      'src/server/features/{chats,likes}/replay.test.ts',
    ],
    globalSetup: ['test/database.ts'],
    env: { FUZZ_RUNS: '20000', STREAM_EVENTS: '5000', REPLAY_RUNS: '300' },
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
