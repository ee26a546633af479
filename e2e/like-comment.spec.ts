import { axe } from './axe.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'

test('an answer is liked with a comment, which is read in the list, on the profile and before the first message, and goes with a block [LIK-5]', async ({
  page,
  visit,
  newMember,
  enterAs,
  openFor,
}) => {
  const me = await newMember({ name: 'Noor', hasPhoto: true })
  const prompts = JSON.stringify([{ prompt: 'sunday', answer: 'Pannenkoeken.' }])
  const sem = await newMember({ name: 'Sem', hasPhoto: true, about: 'Ik zwem.', prompts })
  const his = await openFor(sem)
  await enterAs(me)
  await visit(`/members/${sem.id}`)

  await page.getByRole('button', { name: '‘Een zondag naar mijn hart’ liken' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Pannenkoeken.')
  await dialog.getByRole('textbox').fill('Met stroop of met suiker?')
  await axe(page)
  await picture(page, 'like-comment')
  expect(await overflow(page, 320)).toBe(0)
  await dialog.getByRole('button', { name: 'Like versturen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sem liken' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await his.goto('/likes')
  const note = his.getByRole('figure').first()
  await expect(note).toContainText('Noor vindt je antwoord bij ‘Een zondag naar mijn hart’ leuk')
  await expect(note).toContainText('Met stroop of met suiker?')
  await picture(his, 'like-comment-list')
  for (const width of [320, 1280]) expect(await overflow(his, width)).toBe(0)
  await his.goto(`/members/${me.id}/chat`)
  await expect(his.getByRole('figure').first()).toContainText('Met stroop of met suiker?')
  await his.goto(`/members/${me.id}`)
  await expect(his.getByRole('figure').first()).toContainText('Met stroop of met suiker?')
  await axe(his)
  await his.getByTitle('Meer', { exact: true }).click()
  await his.getByRole('button', { name: 'Blokkeren' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(his.getByRole('heading', { name: /geblokkeerd/ })).toBeVisible()
  await his.goto('/likes')
  await expect(his.getByText('Nog geen likes')).toBeVisible()
})
