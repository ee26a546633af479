import '#web/ui/styles/index.scss'
import { useRef, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GIFTS, type Gift } from '#contract/chats.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { forgetPersonal } from '#web/browser/storage.ts'
import { atRest } from '#web/testing/steady-page.ts'
import { insertAtCaret } from '../composer/use-message-form.ts'
import { EmojiTool, GiftTool } from './tool-buttons.tsx'

beforeEach(() => localStorage.clear())

async function show(element: React.ReactNode, credits = 20, locale = 'nl') {
  const boot = {
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam', gift_credits: 5, message_length: 500 },
    user: { credits, paid_user: false },
    locale,
    now: '2026-03-01T12:00:00Z',
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'chat-tools'])
  const router = createMemoryRouter([{ path: '*', element: <div>{element}</div> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

async function showGifts(credits?: number) {
  const onGive = vi.fn<(gift: Gift, text: string) => void>()
  const onSend = vi.fn<() => void>()
  await show(
    <form onSubmit={onSend}>
      <GiftTool onGive={onGive} />
    </form>,
    credits,
  )
  await page.getByRole('button', { name: 'Cadeau geven' }).click()
  await expect.element(page.getByRole('radio', { name: 'Roos' })).toHaveFocus()
  return { onGive, onSend }
}

test('every gift has a name and a drawing, and the price stands once, on the button [CHA-8] [CHA-3]', async () => {
  await showGifts()

  const gifts = page.getByRole('radio').elements()
  expect(gifts).toHaveLength(GIFTS.length)
  expect(new Set(gifts.map((gift) => gift.closest('label')?.textContent)).size).toBe(12)
  expect(document.querySelectorAll('fieldset svg use')).toHaveLength(12)
  await expect
    .element(page.getByRole('button', { name: 'Geef de roos' }))
    .toHaveTextContent('Geef de roos5 credits')
  expect(document.querySelector('[popover]')!.textContent.match(/5 credits/g)).toHaveLength(1)
})

test('a gift is chosen by arrows and given with a line by Enter, which sends no message besides [CHA-8]', async () => {
  const { onGive, onSend } = await showGifts()

  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Geef de bubbels' })).toBeVisible()
  await page.getByLabelText('Berichtje erbij').fill('  Proost  ')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => onGive.mock.calls).toEqual([['bubbles', 'Proost']])
  expect(onSend).not.toHaveBeenCalled()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Enter on a gift spends nothing, nor does one that is held down [CHA-8]', async () => {
  const { onGive, onSend } = await showGifts()

  await userEvent.keyboard('{Enter}')
  const field = page.getByLabelText('Berichtje erbij')
  await field.fill('Proost')
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true }
  const isTaken = !field.element().dispatchEvent(new KeyboardEvent('keydown', held))

  expect(isTaken).toBe(true)
  expect(onGive).not.toHaveBeenCalled()
  expect(onSend).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Geef de roos' })).toBeVisible()
})

test('a line with contact details is warned of before it goes with a gift, and stays where it is [CHA-9]', async () => {
  const { onGive } = await showGifts()
  await page.getByLabelText('Berichtje erbij').fill('Bel me op 06 12 34 56 78')

  await page.getByRole('button', { name: 'Geef de roos' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Deel je gegevens niet te snel.')
  expect(onGive).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Geef de roos' }).click()

  await expect.poll(() => onGive.mock.calls).toEqual([['rose', 'Bel me op 06 12 34 56 78']])
})

test('Escape closes the gifts and gives the focus back to their button [CHA-8]', async () => {
  const { onGive } = await showGifts()

  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('button', { name: 'Cadeau geven' })).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onGive).not.toHaveBeenCalled()
})

test('whoever has too few credits is told so, and can give nothing [CHA-4]', async () => {
  const { onGive } = await showGifts(3)

  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByText('Een cadeau kost 5 credits en je hebt er 3.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Geef/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Credits kopen' })).toBeVisible()
  expect(onGive).not.toHaveBeenCalled()
})

function Writing() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('Hoi Noor')
  return (
    <>
      <textarea
        ref={field}
        aria-label="Bericht"
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <EmojiTool onInsert={(emoji) => insertAtCaret(field.current!, emoji)} />
    </>
  )
}

async function showEmoji() {
  await show(<Writing />)
  const field = page.getByLabelText('Bericht')
  ;(field.element() as HTMLTextAreaElement).setSelectionRange(3, 3)
  await page.getByRole('button', { name: 'Emoji invoegen' }).click()
  await expect.element(page.getByRole('button', { name: '😊' })).toHaveFocus()
  return field
}

test('an emoji goes where the caret stands, as far as the message may be long [CHA-2]', async () => {
  const field = await showEmoji()

  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await userEvent.keyboard('{Enter}')

  await expect.element(field).toHaveValue('Hoi😊🙂 Noor')
  await expect.element(page.getByRole('status')).toHaveTextContent('🙂 toegevoegd')
})

test('arrows go through the emoji in every direction, and Tab reaches one of them only [CHA-2]', async () => {
  await showEmoji()
  const first = document.activeElement!

  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).not.toBe(first)
  const below = document.activeElement!
  expect(below.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left)
  expect(below.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => document.activeElement).toBe(first)
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.textContent).toBe('🆗')
  await expect.poll(() => document.querySelectorAll('section button[tabindex="0"]').length).toBe(1)
})

test('what was used last comes first the next time, and is forgotten with everything personal [CHA-2]', async () => {
  await showEmoji()
  await page.getByRole('button', { name: '🍷' }).click()
  await userEvent.keyboard('{Escape}')

  await page.getByRole('button', { name: 'Emoji invoegen' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Laatst gebruikt' }))
    .toHaveTextContent('Laatst gebruikt🍷')
  await userEvent.keyboard('{Escape}')
  forgetPersonal()

  await page.getByRole('button', { name: 'Emoji invoegen' }).click()
  await expect.element(page.getByRole('region', { name: 'Gezichten' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Laatst gebruikt' }).elements()).toHaveLength(0)
})

test.each(['de', 'fi', 'pl'])(
  'on the smallest phone every gift fits in %s [LAY-9]',
  async (locale) => {
    await page.viewport(320, 640)
    await show(<GiftTool startsOpen onGive={() => {}} />, 20, locale)
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await atRest()
    const panel = document.querySelector('[popover]')!

    const choices = [...panel.querySelectorAll('label')]
    expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    expect(choices.filter((choice) => choice.scrollWidth > choice.clientWidth)).toEqual([])
  },
)
