import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Message } from '#contract/chats.ts'
import { quietTime } from '#test/quiet-time.ts'
import { ID, showThread } from '#web/testing/show-thread.tsx'
import { forgetPersonal } from '#web/browser/storage.ts'
import { refusalNotices } from '../data/drafts.ts'
import { aMessage } from '../data/sample-message.ts'
import type { OpenChat, Thread } from '../data/thread.ts'
import { threadKey } from '../data/chat-queries.ts'

beforeEach(forgetPersonal)
afterEach(() => vi.unstubAllGlobals())

type Shown = Awaited<ReturnType<typeof showThread>>
const said = aMessage(1, { text: 'Dat had ik niet moeten zeggen' })
const takenBack: Message = { ...said, state: 'deleted', text: '' }

/** What this browser is told of the conversation. */
function tell({ app }: Shown, changes: { messages?: Message[]; chat?: Partial<OpenChat> }) {
  app.queries.setQueryData<Thread>(threadKey({ conversation_id: ID }), (known) => ({
    ...known!,
    messages: changes.messages ?? known!.messages,
    chat: { ...known!.chat, ...changes.chat },
  }))
}

async function openMenu() {
  await page.getByRole('button', { name: 'Meer over dit bericht' }).click()
  await expect.element(page.getByRole('button', { name: 'Kopiëren' })).toBeVisible()
}

const isMenuOpen = () => document.querySelector('[popover]:popover-open') !== null

test('a message that is taken back while its menu is open takes the menu with it [CHA-6]', async () => {
  const shown = await showThread({ messages: [said] })
  await openMenu()

  tell(shown, { messages: [takenBack] })

  await expect.poll(isMenuOpen).toBe(false)
  await expect.element(page.getByText('Dit bericht is verwijderd')).toBeVisible()
  expect(document.body.textContent).not.toContain(said.text)
})

test('a sign that comes too late does not bring back what was taken back meanwhile [CHA-6]', async () => {
  const late: { refuse?: () => void } = {}
  const shown = await showThread({
    messages: [said],
    answer: ({ method }) => {
      if (method === 'GET') return undefined
      const refused = () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 })
      return new Promise((answer) => (late.refuse = () => answer(refused())))
    },
  })
  await openMenu()
  await page.getByRole('button', { name: 'Hartje' }).click()
  await expect.poll(() => late.refuse).toBeDefined()

  tell(shown, { messages: [takenBack] })
  late.refuse!()
  await quietTime()

  await expect.element(page.getByText('Dit bericht is verwijderd')).toBeVisible()
  expect(document.body.textContent).not.toContain(said.text)
})

test('that somebody cannot be written to is said until they can, also after a reload [CHA-5]', async () => {
  const shown = await showThread({ messages: [said] })
  const profile = shown.thread.chat.profile!
  const unreachable = page.getByText('Sem is nu niet bereikbaar')
  refusalNotices.set(profile.id, 'NOT_FOUND')
  await expect.element(unreachable).toBeVisible()

  tell(shown, { chat: { can_write: 'unreachable' } })
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(unreachable).toBeVisible()
  tell(shown, { chat: { can_write: 'yes' } })
  await expect.element(unreachable).not.toBeInTheDocument()

  await cleanup()
  refusalNotices.set(profile.id, 'NOT_FOUND')
  await showThread({ messages: [said], chat: { profile } })
  await expect.element(page.getByText(said.text).first()).toBeVisible()
  await expect.element(unreachable).not.toBeInTheDocument()
})
