import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Message, MessageLine } from '#contract/chats.ts'
import { showThread } from '#web/testing/show-thread.tsx'
import { forgetPersonal } from '#web/browser/storage.ts'
import { aMessage } from '../data/sample-message.ts'

beforeEach(forgetPersonal)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function lineOf(message: Message): MessageLine {
  const { seq, is_own, kind, text, gift, state, has_hidden_word, created_at } = message
  return { seq, is_own, kind, text, gift, state, has_hidden_word, created_at }
}

const QUESTION = aMessage(1, { text: 'Donderdag?' })
const PHOTO = { filename: 'a.webp', blurred_filename: 'b.webp' }

test.each([
  ['a gift', { kind: 'gift', gift: 'rose', text: '' }],
  ['a photo', { kind: 'photo', photo: PHOTO, text: '' }],
] as const)('%s that answers something shows what [CHA-6]', async (_, changes) => {
  const answer = aMessage(2, { ...changes, is_own: true, reply_to: lineOf(QUESTION) } as object)
  await showThread({ messages: [QUESTION, answer] })

  await expect.element(page.getByRole('button', { name: 'Sem Donderdag?' })).toBeVisible()
})

test('a gift that is quoted says whose it was, also above one’s own answer to oneself [CHA-6]', async () => {
  const own = aMessage(1, { kind: 'gift', gift: 'rose', text: '', is_own: true })
  await showThread({ messages: [own, aMessage(2, { reply_to: lineOf(own) })] })

  const quote = page.getByRole('button', { name: 'Jij Jij stuurde een cadeau: Roos' })
  await expect.element(quote).toBeVisible()
  await page.getByRole('button', { name: 'Meer over dit bericht' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Bericht' })
  await menu.getByRole('button', { name: 'Beantwoorden' }).click()
  await expect.element(page.getByText('Antwoord op je eigen bericht')).toBeVisible()
})

test('a quote of what only premium members see leads to the words that say so [CHA-4]', async () => {
  const messages = Array.from({ length: 30 }, (_, at) => aMessage(at + 31))
  const last = aMessage(61, { reply_to: lineOf(QUESTION) })
  await showThread({ messages: [...messages, last], older: 'premium' })
  const limit = page.getByText('Oudere berichten zijn voor premiumleden.')
  await expect.element(page.getByText('Regel 61.').first()).toBeVisible()
  await expect.element(limit).not.toBeInViewport()

  await page.getByRole('button', { name: 'Sem Donderdag?' }).click()

  await expect.element(limit).toBeInViewport()
})
