import { expect, onTestFinished, test } from 'vitest'
import { startHttpFake } from './http-fake.ts'

async function startCounter() {
  const served: string[] = []
  const fake = await startHttpFake(({ method, path, body }) => {
    served.push(`${method} ${path} ${body.toString()}`)
    return { status: 200, body: { count: served.length } }
  })
  onTestFinished(fake.close)
  const call = (path = '/', signal: AbortSignal | null = null) =>
    fetch(fake.url + path, { method: 'POST', body: 'x', signal })
  return { ...fake, served, call }
}

test('a fake without a script serves every request and remembers it', async () => {
  const { call, served, requests } = await startCounter()

  const answer = await call('/a?b=1')

  expect(await answer.json()).toEqual({ count: 1 })
  expect(served).toEqual(['POST /a x'])
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/a' })
  expect(requests[0]?.query.get('b')).toBe('1')
})

test('a status fault answers in place of the work, with Retry-After, and only once', async () => {
  const { call, served, faults } = await startCounter()
  faults.next({ status: 429, retryAfter: 7 }, { status: 500 })

  const [first, second, third] = [await call(), await call(), await call()]

  expect([first.status, second.status, third.status]).toEqual([429, 500, 200])
  expect(first.headers.get('retry-after')).toBe('7')
  expect(second.headers.get('retry-after')).toBeNull()
  expect(served).toHaveLength(1)
  expect(faults.left()).toBe(0)
})

test('a reset breaks the connection before the work, a reset after commit once it is done', async () => {
  const { call, served, faults } = await startCounter()
  faults.next('reset', 'reset_after_commit')

  await expect(call()).rejects.toThrow('fetch failed')
  expect(served).toHaveLength(0)
  await expect(call()).rejects.toThrow('fetch failed')
  expect(served).toHaveLength(1)
})

test.for<['stall' | 'stall_after_commit', number]>([
  ['stall', 0],
  ['stall_after_commit', 1],
])('a %s never answers, and has worked %i times', async ([fault, times]) => {
  const { call, served, faults, requests } = await startCounter()
  const patience = new AbortController()
  faults.next(fault)

  const answer = call('/', patience.signal)
  await expect.poll(() => [requests.length, served.length]).toEqual([1, times])
  patience.abort()

  await expect(answer).rejects.toThrow('aborted')
  expect(served).toHaveLength(times)
})

test('a duplicate does the work twice, a pass in the script leaves one request alone', async () => {
  const { call, served, faults } = await startCounter()
  faults.next('pass', 'duplicate')

  await call('/one')
  const answer = await call('/two')

  expect(served).toEqual(['POST /one x', 'POST /two x', 'POST /two x'])
  expect(await answer.json()).toEqual({ count: 3 })
})

test('a reordered request is served after the one that follows it', async () => {
  const { call, served, faults, requests } = await startCounter()
  faults.next('reorder')

  const first = call('/first')
  await expect.poll(() => requests.length).toBe(1)
  await call('/second')
  await first

  expect(served).toEqual(['POST /second x', 'POST /first x'])
})

test('a slow request is served after its pause', async () => {
  const { call, faults } = await startCounter()
  faults.next({ slow: 120 })
  const start = performance.now()

  const answer = await call()

  expect(answer.status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(115)
})
