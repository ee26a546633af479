import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { atNight } from '#test/at-night.ts'
import { aPicture } from '#test/a-picture.ts'
import { openDecoder, TookTooLong } from './open-decoder.ts'
import type { Task } from './picture.ts'

const path = join(mkdtempSync(join(tmpdir(), 'vonk-uploads-')), 'photo')
writeFileSync(path, await aPicture())
const task: Task = { source: { path }, crop: null, variants: ['thumb'] }

/** A decoder, and the processes it has: other children of this process are not counted. */
function aDecoder(longestMs?: number) {
  const others = decoders()
  const decoder = openDecoder(longestMs)
  onTestFinished(() => decoder.stop())
  return { ...decoder, children: () => decoders().filter((pid) => !others.includes(pid)) }
}

function decoders(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString()
  return list
    .split('\n')
    .filter((line) => line.includes('decode-photos'))
    .map((line) => Number.parseInt(line, 10))
}

/** Each thread has a priority of its own, and the threads that work are not the first one. */
function threadsOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(Number)
}

test('pictures are made by two processes at most, which give way to others [U2]', async () => {
  const decoder = aDecoder()

  const pictures = await Promise.all(Array.from({ length: 6 }, () => decoder.decode(task)))

  const pids = decoder.children()
  expect(pictures.map(({ variants }) => Object.keys(variants))).toEqual(
    pictures.map(() => ['thumb']),
  )
  expect(pids).toHaveLength(2)
  expect(new Set(pids.flatMap(threadsOf).map((thread) => getPriority(thread)))).toEqual(
    // There is nothing below 19, wherever these tests stand themselves.
    new Set([Math.min(19, getPriority() + 10)]),
  )
})

test('a decoder that is killed is the fault of its picture, and another takes its place [U2]', async () => {
  const decoder = aDecoder()
  await decoder.decode(task)
  const [pid] = decoder.children()
  // It has not finished before it is killed.
  process.kill(pid!, 'SIGSTOP')
  const under = decoder.decode(task)
  under.catch(() => undefined)

  process.kill(pid!, 'SIGKILL')

  await expect(under).rejects.toThrow('PHOTO_UNREADABLE')
  expect((await decoder.decode(task)).width).toBe(300)
  expect(decoder.children()).not.toContain(pid)
})

atNight('one that takes too long is killed, and the upload is refused for good [U2]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const decoder = aDecoder(1_500)
  await decoder.decode(task)
  const [before] = decoder.children()
  process.kill(before!, 'SIGSTOP')

  const late = decoder.decode(task)
  late.catch(() => undefined)
  vi.advanceTimersByTime(1_500)
  vi.useRealTimers()

  await expect(late).rejects.toThrow(TookTooLong)
  await expect(late).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' })
  await expect.poll(decoder.children).not.toContain(before)
})

atNight('when too many wait, one more is refused at once and may come back [U2]', async () => {
  const decoder = aDecoder()
  const waiting = Array.from({ length: 32 }, () => decoder.decode(task))

  const refused = { code: 'SERVICE_UNAVAILABLE', params: { retry_after: 5 } }
  await expect(decoder.decode(task)).rejects.toMatchObject(refused)
  expect(() => decoder.requireRoom()).toThrow('SERVICE_UNAVAILABLE')
  await Promise.all(waiting)
  expect(() => decoder.requireRoom()).not.toThrow()
})

test('no decoder knows the secrets of the product [U1]', async () => {
  const decoder = aDecoder()
  await decoder.decode(task)
  const [pid] = decoder.children()

  const environment = execFileSync('cat', [`/proc/${pid}/environ`]).toString()

  expect(environment).not.toMatch(/PATH=|SECRET|DATABASE|HOME=/)
})
