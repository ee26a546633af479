import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { giveWay } from './process.ts'

test('a process gives way with the threads that it has already', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  const threads = readdirSync(`/proc/${child.pid}/task`).map(Number)

  giveWay(child, 10)

  expect(threads.length).toBeGreaterThan(1)
  // There is nothing below 19, wherever these tests stand themselves.
  expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(
    new Set([Math.min(19, getPriority() + 10)]),
  )
})

test('a process that has ended needs not give way', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')

  expect(() => giveWay(child, 10)).not.toThrow()
})
