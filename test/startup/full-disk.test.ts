import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startServer } from '#test/child-server.ts'
import { emptyDataFolder } from './data-folder.ts'

/** A small world of its own, in which disks can be mounted and which ends with its first process. */
const A_WORLD = '--user --map-root-user --mount --pid --fork --kill-child --mount-proc'.split(' ')
const canMount =
  spawnSync('unshare', [...A_WORLD, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

/** A disk that is too small for the data folder, then too small for the tables, then large enough. */
const START_AS_IT_GROWS = `
  mount -t tmpfs -o size=20m none "$DATA_DIR"
  "$0" dist/server/main.js
  mount -o remount,size=39m "$DATA_DIR"
  "$0" dist/server/main.js
  mount -o remount,size=400m "$DATA_DIR"
  exec "$0" dist/server/main.js
`

test.skipIf(!canMount)(
  'a full disk is told in one line, and with room the next start works',
  async () => {
    const folder = await emptyDataFolder()

    const script = ['sh', '-c', START_AS_IT_GROWS, process.execPath]
    const server = await startServer({ DATA_DIR: folder }, ['unshare', ...A_WORLD, ...script])

    const line = `The disk that holds ${folder}/postgres is full: make room and start again.`
    expect(server.stderr().trimEnd().split('\n')).toEqual([line, line])
    await server.kill()
  },
)
