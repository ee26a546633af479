import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { throwawayFolder } from '#test/throwaway-postgres.ts'
import { StartError } from '../errors.ts'
import { findNativeFolder } from './cluster.ts'
import { startPostgres } from './start-postgres.ts'

test.for([
  { version: '19', advice: /made by PostgreSQL 19 .+ start the newer version/ },
  { version: '17', advice: /made by PostgreSQL 17 .+ dump it with the older version/ },
])('a data folder of PostgreSQL $version is refused with advice', async ({ version, advice }) => {
  const folder = await throwawayFolder()
  await makeData(folder, version)

  expect(await refusalOf(startPostgres({ folder, durable: false }))).toMatch(advice)
})

test('a full disk is named when the data folder cannot be made, and nothing of it stays', async () => {
  const folder = await throwawayFolder()
  const native = await fakePrograms({
    initdb: `mkdir -p "\${1#--pgdata=}"
      echo 'initdb: error: could not write to file: No space left on device' >&2; exit 1`,
  })

  expect(await refusalOf(startPostgres({ folder, durable: false, native }))).toMatch(
    /disk .+ is full/,
  )
  expect((await readdir(folder)).filter((name) => /data|unfinished/.test(name))).toEqual([])
})

test('a full disk is named when the server says so in its log', async () => {
  const folder = await throwawayFolder()
  await makeData(folder, '18')
  const native = await fakePrograms({
    postgres: `echo 'PANIC:  could not write to file "pg_wal/xlogtemp": No space left on device' >&2; exit 1`,
  })

  expect(await refusalOf(startPostgres({ folder, durable: false, native }))).toMatch(
    /disk .+ is full/,
  )
})

test('what else the server says is told, with the place of its log', async () => {
  const folder = await throwawayFolder()
  await makeData(folder, '18')
  const native = await fakePrograms({ postgres: `echo 'FATAL:  out of luck' >&2; exit 1` })

  const advice = /did not start \(out of luck\): see .+postgres\.log/
  expect(await refusalOf(startPostgres({ folder, durable: false, native }))).toMatch(advice)
})

test('a platform without programs is told to bring its own server', () => {
  const find = () => findNativeFolder('plan9', 'x64')

  expect(find).toThrow(StartError)
  expect(find).toThrow(/plan9 x64 are missing: .+ DATABASE_URL/)
})

test('passwords that are gone are not made up anew', async () => {
  const folder = await throwawayFolder()
  await makeData(folder, '18')
  await rm(path.join(folder, 'passwords.json'))

  expect(await refusalOf(startPostgres({ folder, durable: false }))).toMatch(
    /passwords\.json is missing/,
  )
})

test.for(['', '{"admin":"a"', 'null', '"secret-word"', '{"admin":"a","owner":"b"}'])(
  'passwords that were damaged to %s are told in one line, without them',
  async (damaged) => {
    const folder = await throwawayFolder()
    await makeData(folder, '18')
    await writeFile(path.join(folder, 'passwords.json'), damaged)

    const refusal = await refusalOf(startPostgres({ folder, durable: false }))

    expect(refusal).toBe(
      `${path.join(folder, 'passwords.json')} is damaged: put it back from your backup of the data folder.`,
    )
  },
)

/** The one line with which a start is refused. */
async function refusalOf(start: Promise<unknown>): Promise<string> {
  const error = await start.catch((reason: unknown) => reason)
  if (error instanceof StartError && !error.message.includes('\n')) return error.message
  throw new Error('not refused in one line', { cause: error })
}

async function makeData(folder: string, version: string): Promise<void> {
  await mkdir(path.join(folder, 'data'))
  await writeFile(path.join(folder, 'data/PG_VERSION'), `${version}\n`)
  await writeFile(path.join(folder, 'passwords.json'), '{"admin":"a","owner":"b","app":"c"}')
}

/** Programs that do what a shell script says. */
async function fakePrograms(scripts: { initdb?: string; postgres?: string }): Promise<string> {
  const root = await throwawayFolder()
  await mkdir(path.join(root, 'native/bin'), { recursive: true })
  await writeFile(path.join(root, 'package.json'), '{"version":"18.4.0"}')
  for (const name of ['initdb', 'postgres'] as const) {
    const program = path.join(root, 'native/bin', name)
    await writeFile(program, `#!/bin/sh\n${scripts[name] ?? 'exit 1'}\n`)
    await chmod(program, 0o755)
  }
  return path.join(root, 'native')
}
