import { expect, test } from 'vitest'
import { identifyProcess } from '#server/db/embedded/server-process.ts'
import { atNight } from '#test/at-night.ts'
import { type ChildServer, spawnServer, startServer } from '#test/child-server.ts'
import { rounds } from '#test/rounds.ts'
import { addSite } from './add-site.ts'
import { databaseIn, emptyDataFolder, usedDataFolder } from './data-folder.ts'

const STOPPED = { code: 0, signal: null }

test('a first start needs nothing, and Ctrl-C leaves nothing running', async () => {
  const folder = await emptyDataFolder()

  const server = await startServer({ DATA_DIR: folder })
  const database = await databaseIn(folder)
  const exit = await server.stop('SIGINT')

  expect(exit).toEqual(STOPPED)
  expect(server.stdout()).toContain(`ready at http://localhost:${server.port}`)
  expect(server.stderr()).toBe('')
  expect(identifyProcess(database?.pid ?? 0)).toBeUndefined()
  expect(await databaseIn(folder)).toBeUndefined()
})

atNight(
  'a second start on the same data shares the database, finds itself a port if told to, and outlives the first',
  async () => {
    const folder = await usedDataFolder()
    const first = await startServer({ DATA_DIR: folder })
    await addSite(folder)
    const database = await databaseIn(folder)

    const second = await startAnywhere(folder)
    const shared = await databaseIn(folder)
    expect(shared?.pid).toBe(database?.pid)
    expect([await settingsStatus(first), await settingsStatus(second)]).toEqual([200, 200])
    const robots = await fetch(`${second.url}/robots.txt`)
    expect(await robots.text()).toContain(`Sitemap: ${second.url}/sitemap.xml`)

    expect(await first.stop()).toEqual(STOPPED)
    await expect.poll(() => readyStatus(second)).toBe(200)
    expect(await second.stop()).toEqual(STOPPED)
    expect(await databaseIn(folder)).toBeUndefined()
  },
)

/** Before a landing the worst of them. */
const KILLED = ['the product and its database', 'the product']

test.for(KILLED.slice(0, rounds({ landing: 1, night: 2 })))(
  'after kill -9 of %s a start works, and the data is there [C1]',
  async (what) => {
    const folder = await usedDataFolder()
    const first = await startServer({ DATA_DIR: folder })
    await addSite(folder)
    const database = await databaseIn(folder)
    await first.kill()
    if (what.includes('database')) process.kill(database?.pid ?? 0, 'SIGKILL')

    const second = await startServer({ DATA_DIR: folder })

    expect(await settingsStatus(second)).toBe(200)
    expect(await second.stop()).toEqual(STOPPED)
    expect(await databaseIn(folder)).toBeUndefined()
  },
)

atNight('Ctrl-C in the middle of a start leaves nothing running', async () => {
  const folder = await usedDataFolder()
  // A start that was through before it could be told to stop is no middle: the next one may be slower.
  const isInTheMiddle = async () => {
    const server = await spawnServer({ DATA_DIR: folder })
    await expect.poll(() => databaseIn(folder), { interval: 2 }).toBeDefined()
    await server.stop('SIGINT')
    await expect.poll(() => databaseIn(folder)).toBeUndefined()
    return server.stdout() === ''
  }

  await expect.poll(isInTheMiddle).toBe(true)
})

/** Leaves the port to the product. */
async function startAnywhere(folder: string): Promise<ChildServer> {
  const server = await spawnServer({ DATA_DIR: folder, PORT: '0' })
  const place = () => /ready at (http:\/\/localhost:[1-9]\d*)\n/.exec(server.stdout())?.[1]
  await expect.poll(place).toBeDefined()
  return { ...server, url: place()! }
}

async function settingsStatus({ url }: ChildServer): Promise<number> {
  return (await fetch(`${url}/api/settings.php`)).status
}

async function readyStatus({ url }: ChildServer): Promise<number> {
  return (await fetch(`${url}/health/ready`)).status
}
