import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverOf, startChildApp } from '#test/child-app.ts'
import { quietTime } from '#test/quiet-time.ts'
import { throwawayFolder } from '#test/throwaway-postgres.ts'
import { withStartLock } from './start-lock.ts'

test('of two apps that start at once on an empty folder one starts the server and the other adopts it', async () => {
  const folder = await throwawayFolder()

  const apps = [startChildApp({ folder }), startChildApp({ folder })]
  const servers = await Promise.all(apps.map(serverOf))

  expect(servers.filter(({ wasAdopted }) => wasAdopted)).toHaveLength(1)
  expect(servers[0]?.pid).toBe(servers[1]?.pid)
})

test('only one caller at a time holds the start lock', async () => {
  const folder = await throwawayFolder()
  const inside = { now: 0, most: 0 }

  await Promise.all(
    Array.from({ length: 8 }, () =>
      withStartLock(folder, async () => {
        inside.now += 1
        inside.most = Math.max(inside.most, inside.now)
        await quietTime(2)
        inside.now -= 1
      }),
    ),
  )

  expect(inside).toEqual({ now: 0, most: 1 })
})

test('the start lock of a process that was killed passes to exactly one of those who wait', async () => {
  const folder = await throwawayFolder()
  await mkdir(path.join(folder, 'start-lock'))
  await writeFile(path.join(folder, 'start-lock', '999999999-1-dead'), '')
  const inside = { now: 0, most: 0 }

  await Promise.all(
    Array.from({ length: 8 }, () =>
      withStartLock(folder, async () => {
        inside.now += 1
        inside.most = Math.max(inside.most, inside.now)
        await quietTime(2)
        inside.now -= 1
      }),
    ),
  )

  expect(inside).toEqual({ now: 0, most: 1 })
  expect(await readdir(path.join(folder, 'start-lock'))).toEqual(['free'])
})

test('the start lock is free again after work that failed', async () => {
  const folder = await throwawayFolder()

  const failed = withStartLock(folder, () => Promise.reject(new Error('no luck')))

  await expect(failed).rejects.toThrow('no luck')
  expect(await withStartLock(folder, async () => 'done')).toBe('done')
})
