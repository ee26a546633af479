import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverOf, startChildApp } from '#test/child-app.ts'
import { throwawayFolder, throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { startPostgres } from './start-postgres.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const NAMELESS = 12345

test.runIf(isRoot)('root runs the server in a namespace, also below a closed folder', async () => {
  const closed = await throwawayFolder()
  const folder = path.join(closed, 'postgres')
  await chmod(closed, 0o700)

  const server = await startPostgres({ folder, durable: false, ways: ['namespace'] })
  const { uid } = await stat(`/proc/${server.pid}`)
  await server.stop()

  expect(uid).toBe(0)
})

test.runIf(isRoot)('root runs the server as nobody where there are no namespaces', async () => {
  const folder = await throwawayFolder()
  await chmod(folder, 0o700)

  const server = await throwawayPostgres(folder, { ways: ['nobody'] })
  const owner = await stat(`/proc/${server.pid}`)

  expect(owner.uid).toBe(NOBODY)
  expect((await stat(path.join(folder, 'passwords.json'))).uid).toBe(0)
})

test.runIf(isRoot)('a folder that was run in one way can be run in the other', async () => {
  const folder = await usedFolder()
  const first = await startPostgres({ folder, durable: false, ways: ['nobody'] })
  await first.stop()

  const second = await startPostgres({ folder, durable: false, ways: ['namespace'] })
  await second.stop()

  expect((await stat(path.join(folder, 'data'))).uid).toBe(0)
})

test.runIf(isRoot)('root is told what to do when nobody cannot reach the folder', async () => {
  const closed = await throwawayFolder()
  await chmod(closed, 0o700)
  const folder = path.join(closed, 'postgres')

  const start = startPostgres({ folder, durable: false, ways: ['nobody'] })

  await expect(start).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/"nobody" cannot reach .+ DATA_DIR/) as string,
  })
})

test('an ordinary user runs the server as it is', async () => {
  const folder = await folderFor(NOBODY)

  const app = startChildApp({ folder, ways: ['plain'] }, userOf(NOBODY))
  const { pid } = await serverOf(app)
  const { uid } = await stat(`/proc/${pid}`)
  await app.end('stop')

  expect(uid).toBe(isRoot ? NOBODY : process.getuid?.())
})

test.runIf(isRoot)('a user without a name, as containers have, runs the server too', async () => {
  const folder = await folderFor(NAMELESS)

  const app = startChildApp({ folder }, userOf(NAMELESS))
  const { pid } = await serverOf(app)
  const { uid } = await stat(`/proc/${pid}`)
  await app.end('stop')

  expect(uid).toBe(NAMELESS)
})

test('an ordinary user is told when the folder is not writable', async () => {
  const closed = await throwawayFolder()
  await chmod(closed, 0o555)

  const app = startChildApp({ folder: path.join(closed, 'postgres') }, userOf(NOBODY))

  expect(await app.answer).toMatchObject({
    error: 'StartError',
    message: expect.stringMatching(/postgres is not writable for user .+ DATA_DIR/) as string,
  })
})

/** Root can become any user; any other user stays who they are. */
function userOf(uid: number): { uid?: number; gid?: number } {
  return isRoot ? { uid, gid: uid } : {}
}

async function folderFor(uid: number): Promise<string> {
  const home = await throwawayFolder()
  const folder = path.join(home, 'postgres')
  await mkdir(folder)
  await chmod(home, 0o711)
  if (isRoot) await chown(folder, uid, uid)
  return folder
}
