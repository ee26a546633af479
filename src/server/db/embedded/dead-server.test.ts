import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { atNight } from '#test/at-night.ts'
import { serverOf, startChildApp } from '#test/child-app.ts'
import { throwawayFolder, throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { identifyProcess, isRunning } from './server-process.ts'
import { startPostgres } from './start-postgres.ts'

test('a server that was killed together with its app starts again on the same folder', async () => {
  const folder = await usedFolder()
  const app = startChildApp({ folder })
  const { pid } = await serverOf(app)
  app.process.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')

  const server = await throwawayPostgres(folder)

  expect(server.wasAdopted).toBe(false)
  expect(server.pid).not.toBe(pid)
})

test('a zombie is not taken for a running server', async () => {
  const folder = await usedFolder()
  await leavePidFile(folder, await makeZombie())

  const server = await throwawayPostgres(folder)

  expect(server.wasAdopted).toBe(false)
})

test('another program that got the number of a dead server is not taken for it', async () => {
  const folder = await usedFolder()
  const stranger = startStranger()
  await leavePidFile(folder, stranger)

  const server = await throwawayPostgres(folder)

  expect(server.wasAdopted).toBe(false)
  expect(identifyProcess(stranger)).toBeDefined()
})

test('a process is known again by its start, not by its number', () => {
  const me = identifyProcess(process.pid) ?? ''

  expect(isRunning(me)).toBe(true)
  expect(isRunning(me.replace(/-\d+-/, '-1-'))).toBe(false)
})

atNight('a start that was killed half-way leaves nothing in the way of the next one', async () => {
  const folder = await throwawayFolder()
  const options = { folder, native: await neverFinished() }
  const app = startChildApp(options)
  await expect
    .poll(() => readdir(folder, { recursive: true }))
    .toContainEqual(expect.stringMatching(/^unfinished-.+\/data\/PG_VERSION$/))
  process.kill(-(app.process.pid ?? 0), 'SIGKILL')

  const server = await throwawayPostgres(folder)

  expect(server.wasAdopted).toBe(false)
  expect((await readdir(folder)).filter((name) => name.startsWith('unfinished-'))).toEqual([])
})

test('a data folder without a version is set aside and made anew', async () => {
  const folder = await throwawayFolder()
  await mkdir(path.join(folder, 'data/base'), { recursive: true })

  const server = await startPostgres({ folder, durable: false })
  await server.stop()

  const aside = (await readdir(folder)).find((name) => name.startsWith('half-made-')) ?? ''
  expect(existsSync(path.join(folder, aside, 'base'))).toBe(true)
})

/** Leaves the pid file of a server of this folder behind, with the number of another process. */
async function leavePidFile(folder: string, pid: number): Promise<void> {
  const file = path.join(folder, 'data/postmaster.pid')
  const server = await startPostgres({ folder, durable: false })
  const text = await readFile(file, 'utf8')
  await server.stop()
  await writeFile(file, text.replace(/^\d+/, `${pid}`))
}

/** A process that has ended, below a parent that never asks for it. */
async function makeZombie(): Promise<number> {
  const script = 'sleep 0.01 & echo $!; exec sleep 60'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string]
  const pid = Number(line)
  await expect.poll(() => identifyProcess(pid)).toBeUndefined()
  expect(() => process.kill(pid, 0)).not.toThrow()
  return pid
}

function startStranger(): number {
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill('SIGKILL'))
  return stranger.pid ?? 0
}

/** Programs of which the one that is run first begins a data folder and comes to no end. */
async function neverFinished(): Promise<string> {
  const native = path.join(await throwawayFolder(), 'native')
  await mkdir(path.join(native, 'bin'), { recursive: true })
  await writeFile(path.join(native, '../package.json'), '{"version":"18.4.0"}')
  const script = `#!/bin/sh
    data="\${1#--pgdata=}"; mkdir -p "$data"; echo 18 > "$data/PG_VERSION"; exec sleep 60\n`
  for (const name of ['initdb', 'postgres'])
    await writeFile(path.join(native, 'bin', name), script, { mode: 0o755 })
  return native
}
