import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showThread } from '#web/testing/show-thread.tsx'
import { aMessage } from '../data/sample-message.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { refusalNotices } from '../data/drafts.ts'
import { outbox } from '../outbox/outbox.ts'

const field = page.getByRole('textbox', { name: 'Bericht aan Sem' })

beforeEach(forgetPersonal)
afterEach(async () => {
  for (const record of outbox.get()) await outbox.remove(record)
  vi.unstubAllGlobals()
})

/** Opens the menu of the last message, and presses something in it. */
async function act(name: string) {
  const buttons = page.getByRole('button', { name: 'Meer over dit bericht' })
  await buttons.last().click()
  await page.getByRole('dialog', { name: 'Bericht' }).getByRole('button', { name }).click()
}

/** Something to Sem that was not sent. */
async function leaveUnsent(profileId: string) {
  const written = {
    profile_id: profileId,
    text: 'Hoi',
    gift: null,
    photo: null,
    quoted: null,
    to_fictional: false,
  }
  const record = await outbox.add('', written)
  await outbox.change(record, { refused: 'NOT_FOUND' })
}

test('Tab stops at the latest message alone, and arrows go through all that are there [CHA-6] [LAY-9]', async () => {
  const photo = { filename: 'clear.webp', blurred_filename: 'blurred.webp', width: 8, height: 8 }
  const seen = aMessage(2, { kind: 'photo', text: '', photo })
  const gone = aMessage(4, { state: 'deleted', text: '' })
  await showThread({ messages: [aMessage(1), seen, aMessage(3), gone] })
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-seq]')?.dataset['seq']
  const places: unknown[] = []
  ;(await page.getByRole('log').findElement()).focus()

  for (const key of ['Tab', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await userEvent.keyboard(`{${key}}`)
    places.push(focused())
  }
  await userEvent.keyboard('{Tab}')

  // First at the photo, which can be opened.
  expect(places).toEqual(['2', '1', '1', '2', '3', '3'])
  expect(document.activeElement?.closest('form')).not.toBeNull()
})

test('whoever thinks better of an answer can go on writing [CHA-6] [LAY-9]', async () => {
  await showThread({ messages: [aMessage(1)] })
  await act('Beantwoorden')

  await page.getByRole('button', { name: 'Antwoord annuleren' }).click()

  await expect.element(page.getByText('Antwoord aan')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

test('whoever takes a photo away can go on writing [CHA-2] [LAY-9]', async () => {
  await showThread({ messages: [aMessage(1)] })
  const canvas = new OffscreenCanvas(200, 200)
  canvas.getContext('2d')
  const photo = await canvas.convertToBlob()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File([photo], 'foto.png', { type: 'image/png' }))

  await page.getByRole('button', { name: 'Foto weghalen' }).click()

  await expect.element(field).toHaveFocus()
})

test('a message that is not sent is told of once, and after it is thrown away one can go on writing [CHA-5] [LAY-9]', async () => {
  const { thread } = await showThread({ messages: [aMessage(1)] })
  const told = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  expect(told()).toEqual([])

  await leaveUnsent(thread.chat.profile!.id)
  await expect.poll(told).toEqual(['niet verstuurd, opnieuw'])
  await page.getByRole('button', { name: 'Weggooien' }).click()

  await expect.element(page.getByText('Hoi')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  expect(told()).toEqual([])
})

test('whoever has deleted a message can go on writing [CHA-6] [LAY-9]', async () => {
  const own = aMessage(1, { is_own: true, created_at: new Date().toISOString() })
  await showThread({
    messages: [own],
    answer: ({ method }) =>
      method === 'DELETE'
        ? Response.json({ message: { ...own, state: 'deleted', text: '' } })
        : undefined,
  })
  await act('Verwijderen')

  const question = page.getByRole('dialog', { name: 'Bericht verwijderen?' })
  await question.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(page.getByText('Dit bericht is verwijderd')).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test.each([
  ['NOT_FOUND', 'Sem is nu niet bereikbaar'],
  ['INVISIBLE', 'Je bent onzichtbaar'],
] as const)(
  'that a message was refused as %s is said aloud [CHA-5] [LAY-9]',
  async (code, said) => {
    const { thread } = await showThread({ messages: [aMessage(1)] })

    refusalNotices.set(thread.chat.profile!.id, code)

    await expect.element(page.getByRole('alert')).toHaveTextContent(said)
  },
)

test('that somebody cannot be written to is not said aloud where it stands from the start [LAY-9]', async () => {
  await showThread({ messages: [aMessage(1)], chat: { can_write: 'unreachable' } })

  await expect.element(page.getByText('Sem is nu niet bereikbaar')).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
})
