import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Message } from '#contract/chats.ts'
import { quietTime } from '#test/quiet-time.ts'
import { ID, showThread } from '#web/testing/show-thread.tsx'
import { aMessage } from '../data/sample-message.ts'
import { forgetPersonal } from '#web/browser/storage.ts'

beforeEach(forgetPersonal)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a message is read once somebody really looks at it, and not before [CHA-6]', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { marks } = await showThread({ messages: [aMessage(1)], chat: { read_seq: 0 } })
  await expect.element(page.getByText('Regel 1.').first()).toBeVisible()
  await quietTime()
  const unattended = [...marks]

  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))

  expect(unattended).toEqual([])
  await expect.poll(() => marks).toEqual([{ conversation_id: ID, read_seq: 1 }])
})

test('what was not read stands below a line, and what is out of sight is not read [CHA-2] [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { marks } = await showThread({ messages: from(1, 100), chat: { read_seq: 40 } })

  const [log, line] = [page.getByRole('log').element(), page.getByText('Nieuwe berichten').first()]
  const fromTop = () => line.element().getBoundingClientRect().top - log.getBoundingClientRect().top
  await expect.poll(fromTop).toBeGreaterThanOrEqual(0)
  await expect.poll(fromTop).toBeLessThan(log.clientHeight / 2)
  await expect.poll(() => marks.length).toBeGreaterThan(0)
  const [{ read_seq: read }] = marks as [{ read_seq: number }]
  expect(read).toBeGreaterThan(40)
  expect(read).toBeLessThan(70)
  await expect.element(page.getByRole('button', { name: /nieuwe berichten$/ })).toBeVisible()
})

test('what was not read further back than is known holds up the marks, is counted, and gets its line when it comes [CHA-2] [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { thread, marks } = await showThread({
    messages: from(21, 70),
    older: 'more',
    chat: { read_seq: 0, num_unread_messages: 70 },
    answer: ({ query }) => {
      if (!query.has('before')) return undefined
      return Response.json({ ...thread, messages: from(1, 20), older: 'none' })
    },
  })
  await expect.element(page.getByText('Regel 70.').first()).toBeVisible()
  await quietTime()
  expect(page.getByText('Nieuwe berichten').query()).toBeNull()
  expect(marks).toEqual([])

  const log = page.getByRole('log').element()
  log.scrollBy(0, -200)
  await expect.element(page.getByRole('button', { name: '70 nieuwe berichten' })).toBeVisible()
  await scrollUpTo(log, 1)

  await expect.element(page.getByText('Nieuwe berichten').first()).toBeVisible()
  // A slow browser may have missed some on the way up.
  const markOnTheWayDown = () => (log.scrollBy(0, 150), marks.at(-1))
  await expect.poll(markOnTheWayDown).toEqual({ conversation_id: ID, read_seq: 70 })
})

test('a jump to the end reads nothing of what it leaves out [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { marks } = await showThread({ messages: from(1, 100), chat: { read_seq: 40 } })
  await expect.poll(() => marks.length).toBeGreaterThan(0)

  await page.getByRole('button', { name: /nieuwe berichten$/ }).click()
  await expect.element(page.getByText('Regel 100.').first()).toBeInViewport()
  await quietTime()

  const { read_seq: read } = marks.at(-1) as { read_seq: number }
  expect(read).toBeLessThan(70)
})

test('a read mark that did not arrive is sent again: after a pause, and as soon as the connection is back [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const line = { isUp: false, failures: 0 }
  const { marks } = await showThread({
    messages: [aMessage(1)],
    chat: { read_seq: 0 },
    answer: ({ method }) => {
      if (method !== 'PUT' || line.isUp) return undefined
      line.failures += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  const failuresAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return line.failures
  }

  await expect.poll(() => failuresAfter(0)).toBe(1)
  const tooSoon = await failuresAfter(700)
  await expect.poll(() => failuresAfter(100)).toBe(2)
  line.isUp = true
  window.dispatchEvent(new Event('online'))

  await expect.poll(() => marks).toEqual([{ conversation_id: ID, read_seq: 1 }])
  expect(tooSoon).toBe(1)
})

test('a read mark that is refused for good is not sent again [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const refuse = vi.fn(() => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 }))
  await showThread({
    messages: [aMessage(1)],
    chat: { read_seq: 0 },
    answer: ({ method }) => (method === 'PUT' ? refuse() : undefined),
  })
  await expect.poll(() => refuse.mock.calls.length).toBe(1)

  window.dispatchEvent(new Event('online'))
  await quietTime()

  expect(refuse).toHaveBeenCalledOnce()
})

test('what was read is not told after whoever read it has left [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const fail = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  await showThread({
    messages: [aMessage(1)],
    chat: { read_seq: 0 },
    answer: ({ method }) => (method === 'PUT' ? fail() : undefined),
  })
  await expect.poll(() => fail.mock.calls.length).toBe(1)

  forgetPersonal()
  window.dispatchEvent(new Event('online'))
  await quietTime()

  expect(fail).toHaveBeenCalledOnce()
})

test('nothing is read under a dialog, nor what a panel lies over, until they are gone [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const dialog = document.createElement('dialog')
  const panel = Object.assign(document.createElement('div'), { popover: 'manual' })
  panel.style.cssText = 'position: fixed; inset: 0; width: auto; height: auto'
  document.body.append(dialog, panel)
  dialog.showModal()
  const { marks } = await showThread({ messages: [aMessage(1)], chat: { read_seq: 0 } })
  await expect.element(page.getByText('Regel 1.').first()).toBeInTheDocument()
  await quietTime(400)
  const underDialog = [...marks]

  panel.showPopover()
  dialog.remove()
  await quietTime(400)
  const underPanel = [...marks]
  panel.remove()

  expect([underDialog, underPanel]).toEqual([[], []])
  await expect.poll(() => marks).toEqual([{ conversation_id: ID, read_seq: 1 }])
})

function from(first: number, last: number): Message[] {
  return Array.from({ length: last - first + 1 }, (_, at) => aMessage(first + at))
}

async function scrollUpTo(log: Element, seq: number): Promise<void> {
  const isAtTop = () => Math.abs(log.scrollTop) + log.clientHeight > log.scrollHeight - 4
  while (!log.querySelector(`[data-seq="${seq}"]`) || !isAtTop()) {
    log.scrollBy(0, -150)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
}
