import { expect, test, vi } from 'vitest'
import { startServer } from '#test/child-server.ts'
import { addSite } from './add-site.ts'
import { usedDataFolder } from './data-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

const WARM_START_MS = 6_000

test('a warm start answers soon, with the data of the last time', async () => {
  const folder = await usedDataFolder()
  const first = await startServer({ DATA_DIR: folder })
  await addSite(folder)
  await first.stop()

  const startedAt = performance.now()
  const second = await startServer({ DATA_DIR: folder })
  const answer = await fetch(`${second.url}/api/settings.php`)
  const took = performance.now() - startedAt

  process.stdout.write(`warm start to the first answer: ${Math.round(took)} ms\n`)
  expect(answer.status).toBe(200)
  expect(took).toBeLessThan(WARM_START_MS)
  await second.stop()
})
