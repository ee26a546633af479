import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { runDemo } from './demo.ts'

const { db } = await freshDatabase()

test('without the portraits npm run demo makes nothing, not even a site', async () => {
  const deps = {
    db,
    files: { write: async () => undefined },
    packFolder: '/nowhere/portraits',
    print: () => undefined,
    onProgress: () => undefined,
  }

  const outcome = runDemo(['--members', '10'], deps)

  await expect(outcome).rejects.toThrow(/portraits is missing, which a demo world needs/)
  expect(await db.selectFrom('site').select('id').execute()).toEqual([])
})

test('npm run demo fills a new site with as many members as it is told to', async () => {
  const [kept, printed] = [new Map<string, Buffer>(), new Array<string>()]

  const code = await runDemo(['--members', '10'], {
    db,
    files: { write: async (key, bytes) => void kept.set(key, bytes) },
    print: (line) => void printed.push(line),
    onProgress: () => undefined,
  })

  expect([code, printed]).toEqual([0, [expect.stringMatching(/^10 members in 10\.localhost/)]])
  expect(await db.selectFrom('member').select('id').execute()).toHaveLength(10)
  expect(kept.size).toBeGreaterThan(0)
  const record = await db.selectFrom('operator_record').select(['who', 'action']).execute()
  expect(record).toEqual([
    { who: 'command line', action: 'site_made' },
    { who: 'command line', action: 'demo_made' },
  ])
})
