import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findPort } from './process.ts'

test('the preferred port is found while it is free, and another when it is taken', async () => {
  const preferred = await findPort()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo

  expect(await findPort(preferred)).toBe(preferred)
  expect(await findPort(port)).not.toBe(port)

  taken.close()
})

test('a port is never one that an outgoing connection could be given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => findPort()))

  expect(Math.max(...ports)).toBeLessThan(32_768)
})
