import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/user.ts'
import { userKey } from '#web/api/keys.ts'
import { showThread } from '#web/testing/show-thread.tsx'
import { aMessage } from '../data/sample-message.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { lastChat } from '#web/features/members/last-chat.ts'

beforeEach(forgetPersonal)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a text with a hidden word and a photo of a stranger show when they are asked for [CHA-9]', async () => {
  const photo = { filename: 'clear.webp', blurred_filename: 'blurred.webp', width: 8, height: 8 }
  await showThread({
    messages: [
      aMessage(1, { text: 'Crypto?', has_hidden_word: true }),
      aMessage(2, { kind: 'photo', text: '', photo }),
    ],
    chat: { both_wrote: false },
  })
  const picture = page.getByRole('log').getByRole('img', { name: /^Foto van Sem/ })
  expect(page.getByText('Crypto?').query()).toBeNull()
  await expect.element(picture).toHaveAttribute('src', '/photos/blurred.webp')

  await page.getByRole('button', { name: 'Bericht tonen' }).click()
  await page.getByRole('button', { name: /Foto tonen/ }).click()

  await expect.element(page.getByText('Crypto?').first()).toBeVisible()
  await expect.element(picture).toHaveAttribute('src', '/photos/clear.webp')
})

test('an address is only words until both have written [CHA-9]', async () => {
  await showThread({
    messages: [aMessage(1, { text: 'https://vonk.example' })],
    chat: { both_wrote: false },
  })

  await expect.element(page.getByText('https://vonk.example').first()).toBeVisible()
  expect(page.getByRole('log').getByRole('link').query()).toBeNull()
})

test('what is gone leaves a trace, and marks say how far own messages came [CHA-6]', async () => {
  await showThread({
    messages: [
      aMessage(1, { state: 'deleted', text: '' }),
      aMessage(2, { state: 'erased', text: '' }),
      aMessage(3, { is_own: true, client_id: crypto.randomUUID() }),
      aMessage(4, { is_own: true, client_id: crypto.randomUUID() }),
      aMessage(5, { is_own: true, client_id: crypto.randomUUID() }),
    ],
    chat: { their_delivered_seq: 4, their_read_seq: 3 },
  })

  await expect.element(page.getByText('Dit bericht is verwijderd')).toBeVisible()
  await expect.element(page.getByText('Dit bericht is gewist')).toBeVisible()
  await expect.poll(marksShown).toEqual(['Gelezen', 'Bezorgd', 'Verstuurd'])
})

test('what the other never had on the screen is not called read, whatever is after it [CHA-6]', async () => {
  const own = (seq: number) => aMessage(seq, { is_own: true, client_id: crypto.randomUUID() })
  await showThread({
    messages: [1, 2, 3, 4].map(own),
    chat: { their_delivered_seq: 4, their_read_seq: 4, their_unseen: [{ from: 2, to: 3 }] },
  })

  await expect.poll(marksShown).toEqual(['Gelezen', 'Bezorgd', 'Bezorgd', 'Gelezen'])
})

test('a text has the direction of its language [CHA-2]', async () => {
  await showThread({ messages: [aMessage(1, { text: 'שלום!' })] })
  const line = page.getByText('שלום!').last()
  await expect.element(line).toBeVisible()

  const text = [...line.element().childNodes].find(({ nodeValue }) => nodeValue === 'שלום!')!
  const placeOf = (at: number) => {
    const letter = document.createRange()
    letter.setStart(text, at)
    letter.setEnd(text, at + 1)
    return letter.getBoundingClientRect().left
  }
  expect(placeOf(4)).toBeLessThan(placeOf(0))
})

test('whoever removes a conversation is not offered to go on with it [CHA-1]', async () => {
  await showThread({
    messages: [aMessage(1)],
    answer: ({ method }) => (method === 'DELETE' ? Response.json({ total_unread: 0 }) : undefined),
  })
  await expect.poll(lastChat.get).toMatchObject({ name: 'Sem' })

  await page.getByTitle('Meer', { exact: true }).click()
  await page.getByText('Gesprek verwijderen').click()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()

  await expect.poll(lastChat.get).toBeNull()
})

test('before the first paid message to a fictional profile it says what it is; a fee is on the button [P9] [CHA-3]', async () => {
  const { thread } = await showThread({})
  const fictional = { ...thread.chat.profile!, fictional_icon: true, is_online: false }
  await showThread({ chat: { profile: fictional } })

  await expect.element(page.getByText('Dit is geen echte persoon.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Verstuur 1 credit' }).last()
  await expect.element(send).toHaveAttribute('title', expect.stringContaining('0,48'))
})

test('while the first text to a person is free the button says so, and then what the next one costs [STA-3] [CHA-3]', async () => {
  const user = { credits: 3, has_free_message: true }
  const { app } = await showThread({ user })
  const send = (cost: string) => page.getByRole('button', { name: `Verstuur ${cost}`, exact: true })
  await expect.element(send('Gratis')).toBeVisible()
  await expect.element(page.getByText('echt lid is gratis, daarna 1 credit')).toBeVisible()

  app.queries.setQueryData<User>(userKey, (known) => ({ ...known!, has_free_message: false }))

  await expect.element(send('1 credit')).toBeVisible()
  await expect.element(page.getByText('Dit was je gratis bericht.')).toBeVisible()
})

test('a message to a fictional profile is never said to be free [STA-3] [PRO-2]', async () => {
  const user = { credits: 3, has_free_message: true }
  const profile = { id: crypto.randomUUID(), name: 'Finn', age: 36, city: 'Haarlem', country: 'NL' }
  const shown = { fictional_icon: true, is_online: false, is_new: false, main_image: null }
  await showThread({ user, chat: { profile: { ...profile, ...shown, is_liked: false } } })

  await expect.element(page.getByRole('button', { name: 'Verstuur 1 credit' })).toBeVisible()
  await expect.element(page.getByText('Daarna heb je nog 2 credits')).toBeInTheDocument()
})

test('with a keyboard before one Enter sends, and the key says so [CHA-3]', async () => {
  await showThread({ messages: [aMessage(1)] })
  const field = page.getByRole('textbox', { name: 'Bericht aan Sem' })
  await field.click()

  await userEvent.keyboard('Hoi{Enter}')

  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('enterkeyhint', 'send')
})

test('a conversation of 10,000 messages draws a few of them at first, and more as one goes up [CHA-2]', async () => {
  const messages = Array.from({ length: 10_000 }, (_, at) => aMessage(at + 1))
  await showThread({ messages })
  await expect.element(page.getByText('Regel 10000.').first()).toBeVisible()
  const drawn = () => document.querySelectorAll('[data-seq]').length

  const atFirst = drawn()
  const log = page.getByRole('log').element()
  log.scrollTop = -log.scrollHeight

  expect(atFirst).toBeLessThanOrEqual(240)
  await expect.poll(drawn).toBeGreaterThan(atFirst)
})

test('a free member is told why there is nothing older [CHA-4]', async () => {
  await showThread({ messages: [aMessage(31)], older: 'premium' })

  await expect.element(page.getByText('Oudere berichten zijn voor premiumleden.')).toBeVisible()
})

test('where a conversation is gone, what was being written to it is kept, to be copied, and it is offered no more [CHA-2] [CHA-5]', async () => {
  const { app } = await showThread({ messages: [aMessage(1)] })
  await page.getByRole('textbox', { name: 'Bericht aan Sem' }).fill('Ben je er nog?')
  await expect.poll(lastChat.get).toMatchObject({ name: 'Sem' })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

  await becomeGone(app)

  await expect
    .element(page.getByRole('heading', { name: 'Dit gesprek is er niet meer' }))
    .toBeVisible()
  await page
    .getByRole('region', { name: 'Dit had je nog niet verstuurd' })
    .getByRole('button', { name: 'Kopiëren' })
    .click()
  await expect.element(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(copy).toHaveBeenCalledWith('Ben je er nog?')
  await expect.poll(lastChat.get).toBeNull()
})

test('without a connection a phone, which has no list beside it, says so in the conversation [CHA-2]', async () => {
  await showThread({ messages: [aMessage(1)] })
  const notice = page.getByText('Je bent offline.')
  await expect.element(page.getByText('Regel 1.').first()).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))

  await expect.element(notice).toBeVisible()
})

/** How far own messages came, in the words of their marks. */
function marksShown(): (string | null)[] {
  const marks = page.getByRole('img', { name: /^(Gelezen|Bezorgd|Verstuurd)$/ }).elements()
  return marks.map((mark) => mark.getAttribute('aria-label'))
}

async function becomeGone({
  queries,
}: Pick<Awaited<ReturnType<typeof showThread>>['app'], 'queries'>) {
  const gone = JSON.stringify({ error: { code: 'NOT_FOUND' } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(gone, { status: 404 })))
  await queries.invalidateQueries({ queryKey: ['chats'] })
}
