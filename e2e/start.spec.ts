import type { Page } from '@playwright/test'
import { aPicture } from '#test/a-picture.ts'
import { axe } from './axe.ts'
import { untilAlive } from './is-alive.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

/** What is left of a phone's window once its browser has taken its own. */
test.use({ viewport: { width: 390, height: 664 }, expectedErrors: /status of (400|503)/ })

const NEAR = { country: 'NL', region: 'UT', city: 'Utrecht' } as const

test('from the first screen to the free message to a real person it takes eight presses, each in sight, and no more [STA-1] [STA-3] [SGN-6]', async ({
  page,
  visit,
  db,
  newMember,
  enterAs,
}) => {
  const person = { ...NEAR, gender: 'female', seeks: 'male', hasPhoto: true } as const
  const me = { gender: 'male', seeks: 'female', start_step: 'photo', hasFreeMessage: true } as const
  for (const name of ['Carolin', 'Bo'])
    await newMember({ ...person, name, last_active_at: new Date() })
  const sem = await newMember({ ...NEAR, ...me, name: 'Sem', credits: 3 })
  await enterAs(sem)
  await visit('/start')
  const presses = { count: 0 }
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    const target = page.getByRole(role, { name, exact: true }).first()
    await expect(target).toBeInViewport()
    await target.click()
    presses.count += 1
  }

  await expect(page.getByRole('heading', { name: 'Laat zien wie je bent' })).toBeVisible()
  await press('Overslaan')
  await expect(page.getByRole('heading', { name: 'Hoe oud, en hoe dichtbij?' })).toBeVisible()
  await press('Verder')
  await expect(page.getByRole('heading', { name: 'Wie zoek je?' })).toBeVisible()
  await press('Verder')
  await expect(page.getByRole('heading', { name: 'Wat doe je graag?' })).toBeVisible()
  await press('Verder')
  await expect(page.getByRole('heading', { name: 'In je eigen woorden' })).toBeVisible()
  await press('Verder')
  await expect(page.getByText('Je eerste bericht is gratis.')).toBeVisible()
  await axe(page)
  await press(/^Schrijf .+Gratis$/, 'link')
  await untilAlive(page)
  const field = page.getByRole('textbox', { name: /^Bericht aan/ })
  await field.click()
  presses.count += 1
  await field.fill('Dansen?')
  await press('Verstuur Gratis')

  await expect(page.getByRole('button', { name: 'Verstuur 1 credit', exact: true })).toBeVisible()
  await expect(page.getByText('Dit was je gratis bericht.')).toBeVisible()
  const { balance } = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('id', '=', sem.credit_account_id)
    .executeTakeFirstOrThrow()
  expect([balance, presses.count]).toEqual([3, 8])
})

test('a photo, the wishes, the interests and an answer are kept, a step that failed is tried again, and a reload or the way back loses nothing [STA-1] [PHO-2] [WAN-1] [WAN-2]', async ({
  page,
  visit,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ ...NEAR, start_step: 'photo' })
  await enterAs(noor)
  await visit('/start')
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('geen') })
  await expect(page.getByText('Dit bestand is geen foto')).toBeVisible()
  const buffer = await aPicture({ width: 800, height: 1000, colour: '#a33' })
  await input.setInputFiles({ name: 'ik.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('heading', { name: 'Zo zien anderen je' })).toBeVisible()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()

  // The step is shown before its address, which the way back needs.
  await expect(page).toHaveURL(/step=near/)
  await page.getByRole('radio', { name: '25 km' }).check({ force: true })
  const away = { status: 503, json: { error: { code: 'SERVICE_UNAVAILABLE' } } }
  await page.route('**/api/start.php', (route) => route.fulfill(away))
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('De site is even niet bereikbaar.')
  await page.unroute('**/api/start.php')
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Wie zoek je?' })).toBeVisible()
  await expect(page).toHaveURL(/step=seeks/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: '25 km' })).toBeChecked()
  await visit('/start')
  await expect(page.getByRole('heading', { name: 'Wie zoek je?' })).toBeVisible()

  await answerByKeyboard(page)

  const saved = await db
    .selectFrom('member')
    .select([
      'seeks',
      'interests',
      'looks_for',
      'prompts',
      'search_default',
      'start_step',
      'main_photo',
    ])
    .where('id', '=', noor.id)
    .executeTakeFirstOrThrow()
  expect(saved).toMatchObject({
    seeks: 'both',
    interests: ['sauna'],
    looks_for: ['dates'],
    prompts: [{ prompt: 'perfect_evening', answer: 'Dansen in de keuken.' }],
    search_default: { distance: 25 },
    start_step: 'people',
    main_photo: expect.any(String),
  })
})

/** Whom and what one looks for, what one likes and a word to a prompt. */
async function answerByKeyboard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Mannen en vrouwen' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Spannende dates' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wat doe je graag?' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Sauna' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'In je eigen woorden' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Mijn ideale avond' }).fill('Dansen in de keuken.')
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Zeg eens hallo' })).toBeFocused()
}

test('the first tab shows a day in one view, says that it could not be loaded, and leads to what it shows [STA-2]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const person = { ...NEAR, gender: 'female', seeks: 'male', hasPhoto: true } as const
  await newMember({ ...person, name: 'Eva', interests: ['sauna'], activated_at: new Date() })
  const me = { gender: 'male', seeks: 'female', name: 'Sem' } as const
  await enterAs(await newMember({ ...NEAR, ...me, interests: ['sauna'] }))
  await visit('/members')
  const away = { status: 503, json: { error: { code: 'SERVICE_UNAVAILABLE' } } }
  await page.route('**/api/for-you.php', (route) => route.fulfill(away))
  await page.getByRole('link', { name: 'Voor jou' }).last().click()
  await expect(page.getByText('We kunnen dit nu niet laden')).toBeVisible()
  await page.unroute('**/api/for-you.php')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()

  const play = page.getByRole('link', { name: 'Speel het swipespel' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dit past bij je' })).toBeVisible()
  await expect(page.getByText('In de afgelopen 30 dagen nog niemand.')).toBeVisible()
  await axe(page)
  await play.click()
  await expect(page).toHaveURL('/swipe-game')
  for (const path of ['/for-you', '/start?step=near', '/start?step=people']) {
    await visit(path)
    expect(await overflow(page, 320), path).toBe(0)
  }
})
