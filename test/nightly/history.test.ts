import { expect, test } from 'vitest'
import { anomaliesIn } from '#test/history/check.ts'
import { figuresOf } from '#test/history/figures.ts'
import { liveIn } from '#test/history/live.ts'
import { haunt } from '#test/history/nemesis.ts'
import { startWorld } from '#test/history/world.ts'
import { LONGEST_TEST_MS } from '#test/patience.ts'

const MINUTES = Number(process.env['HISTORY_MINUTES'] ?? 2)

test(
  'nothing is lost, doubled or seen that must not be, whatever is killed, frozen, cut or promoted [RUN-3] [RUN-2]',
  { timeout: LONGEST_TEST_MS + MINUTES * 60_000 },
  async () => {
    const world = await startWorld()
    const end = Date.now() + MINUTES * 60_000
    const state = { isQuiet: false }
    const isOver = () => Date.now() > end

    // They go on until all is healed again.
    const [faults, history] = await Promise.all([
      haunt(world, isOver).finally(() => (state.isQuiet = true)),
      liveIn(world, () => state.isQuiet),
    ])

    process.stdout.write(figuresOf(history, faults))
    expect(anomaliesIn(history)).toEqual([])
    expect(history.final.messages.length).toBeGreaterThan(0)
  },
)
