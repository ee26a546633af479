import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showThread } from '#web/testing/show-thread.tsx'
import { atRest } from '#web/testing/steady-page.ts'
import { aMessage } from '../data/sample-message.ts'
import { forgetPersonal } from '#web/browser/storage.ts'

beforeEach(forgetPersonal)
afterEach(() => void vi.unstubAllGlobals())

test('a finger reaches the menu of a photo by a button beside it, and that of a text by the text [CHA-6]', async () => {
  const photo = { filename: 'clear.webp', blurred_filename: 'blurred.webp', width: 8, height: 8 }
  await showThread({ messages: [aMessage(1), aMessage(2, { kind: 'photo', text: '', photo })] })
  await expect.poll(() => matchMedia('(hover: none)').matches).toBe(true)
  const log = page.getByRole('log')
  await expect.element(log.getByRole('img', { name: /^Foto van Sem/ })).toBeVisible()
  await atRest()
  const [ofText, ofPhoto] = log.getByRole('button', { name: 'Meer over dit bericht' }).elements()
  const picture = log.getByRole('img', { name: /^Foto van Sem/ }).element()

  const [own, beside] = [ofPhoto!, picture].map((element) => element.getBoundingClientRect())

  expect(getComputedStyle(ofText!)).toMatchObject({ opacity: '0', pointerEvents: 'none' })
  expect(getComputedStyle(ofPhoto!)).toMatchObject({ opacity: '1', pointerEvents: 'auto' })
  expect([own!.width, own!.height]).toEqual([44, 44])
  expect(own!.left).toBeGreaterThanOrEqual(beside!.right)
  await page.elementLocator(ofPhoto!).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Bericht' }).getByRole('button', { name: 'Melden' }))
    .toBeVisible()
})

test('Return makes a new line where a finger writes [CHA-3]', async () => {
  await showThread({ messages: [aMessage(1)] })
  const field = page.getByRole('textbox', { name: 'Bericht aan Sem' })
  await field.click()

  await userEvent.keyboard('Hoi{Enter}Sem')

  await expect.element(field).toHaveValue('Hoi\nSem')
  await expect.element(field).toHaveAttribute('enterkeyhint', 'enter')
})
