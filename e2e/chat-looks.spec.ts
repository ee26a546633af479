import { makeConversation } from '#test/make.ts'
import { field, openLive } from './chat-pages.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { inspectInBoth } from './inspect.ts'
import { PHONE } from './windows.ts'

const HOUR = 60 * 60 * 1000

test.use(PHONE)

test('for who has written before, the composer at rest is one line with its tools, and its price is there before anything can be sent [CHA-2] [LAY-9]', async ({
  page,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9 })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female' })
  const { id } = await makeConversation(db, noor, sem, [
    { from: sem, text: 'Donderdag?' },
    { from: noor, text: 'Ja.' },
  ])
  await enterAs(noor)
  await openLive(page, `/chats/${id}`)
  const composer = page.locator('form', { has: field(page) }).locator('..')
  const send = page.getByRole('button', { name: 'Verstuur 1 credit' })
  const height = async () => (await composer.boundingBox())!.height

  expect(await height()).toBeLessThanOrEqual(72)
  await expect(page.getByRole('button', { name: /Cadeau/ })).toBeInViewport({ ratio: 1 })
  await field(page).click()
  await expect(send).toBeInViewport({ ratio: 1 })
  await field(page).blur()
  await expect.poll(height).toBeLessThanOrEqual(72)
  await field(page).fill('Graag')
  await expect(send).toBeEnabled()
})

test('list and conversations are whole in light and dark, from 320 px, and fictional profiles are marked [CHA-1] [CHA-2] [LAY-9] [P9]', async ({
  page,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9, paid_user: true })
  const man = { gender: 'male', seeks: 'female', hasPhoto: true } as const
  const sem = await newMember({ ...man, name: 'Sem' })
  const finn = await newMember({ ...man, name: 'Finn', is_fictional: true })
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
  const { id } = await makeConversation(db, noor, sem, [
    {
      from: sem,
      text: 'Ben je ook zo slecht in dansen als je profiel belooft?',
      created_at: ago(30),
    },
    { from: noor, text: 'Slechter. Maar ik weet waar ze goede oesters hebben.', reaction: 'laugh' },
    { from: noor, kind: 'gift', gift: 'rose', text: 'Voor de beste openingszin', reply_to: 1 },
    { from: sem, text: '', deleted_at: new Date() },
    { from: sem, text: 'Donderdag?', reply_to: 2 },
  ])
  await enterAs(noor)

  await openLive(page, '/chats')
  await expect(page.getByRole('link', { name: /Sem/ })).toContainText('3 ongelezen berichten')
  await inspectInBoth(page, 'chats-list', page.getByRole('main'))
  await page.getByRole('link', { name: /Sem/ }).click()
  await expect(page).toHaveURL(`/chats/${id}`)
  await expect(page.getByText('Nieuwe berichten')).toBeVisible()
  await inspectInBoth(page, 'chats-thread', page.getByRole('main'))

  await page.goto(`/members/${finn.id}/chat`)
  await expect(page.getByText('Dit is geen echte persoon.')).toBeVisible()
  await expect(page.getByRole('button', { name: /voorbeeld|Openingszinnen/ }).first()).toBeVisible()
  await inspectInBoth(page, 'chats-begin', page.getByRole('main'))
  expect(await overflow(page, 320)).toBe(0)
  await page.goBack()
  await expect(page.getByText('Donderdag?').first()).toBeAttached()
  await field(page).fill(`https://oesters.example/${'oester'.repeat(90)}`)
  await expect(page.getByText('Je bericht is te lang.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verstuur 1 credit' })).toBeDisabled()
  expect(await overflow(page, 320)).toBe(0)
  const where = page.getByText(/^Nu online · /)
  await expect(where).toHaveCSS('text-overflow', 'ellipsis')
  await expect(where).toHaveCSS('display', 'block')
  const box = (await field(page).boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(320)
})
