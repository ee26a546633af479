import { axe } from './axe.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'

/** No other member of the demo world is as old, so that these are among themselves. */
const HERE = { country: 'AT', region: '9', city: 'Wien' } as const
const HIM = { gender: 'male', seeks: 'female', date_of_birth: '1935-05-17', ...HERE } as const
const HER = { gender: 'female', seeks: 'male', date_of_birth: '1936-03-02', ...HERE } as const

test('the questions lead to matches that say why, which a reload and the way back keep [FIN-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const me = await newMember({ ...HIM, interests: ['cooking', 'wine'] })
  await newMember({ ...HER, name: 'Anouk', interests: ['wine'] })
  const best = { interests: ['cooking', 'wine'], hair_color: 'red', relationship_status: 'single' }
  await newMember({ ...HER, ...best, name: 'Bibi' })
  await newMember({ ...HER, ...best, name: 'Cato', is_fictional: true })
  await enterAs(me)
  await visit('/match-finder')
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: 'Verder' })
  /** A second press before the next question is there is none. */
  const goOnTo = async (question: number) => {
    await next.click()
    await expect(main.getByRole('img', { name: `Vraag ${question} van 6` })).toBeVisible()
  }

  await expect(main.getByRole('radio', { name: 'Vrouwen', exact: true })).toBeChecked()
  await axe(page)
  await next.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: 'Hoe oud?' })).toBeFocused()
  await goOnTo(3)
  await goOnTo(4)
  await expect(main.getByRole('checkbox', { name: 'Wijn' })).toBeChecked()
  await goOnTo(5)
  await main.getByRole('group', { name: 'Haarkleur' }).getByText('Rood').click()
  await axe(page)
  await picture(page, 'match-finder-looks')
  expect(await overflow(page, 320)).toBe(0)
  await goOnTo(6)
  await main.getByText('Single').click()
  await main.getByRole('button', { name: 'Mijn matches tonen' }).click()

  const matches = main.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(matches).toHaveCount(3)
  await expect(matches.nth(0)).toContainText('Bibi')
  await expect(matches.nth(0)).toContainText('100%')
  await expect(matches.nth(0)).toContainText(
    'Jullie delen: koken, wijn · zelfde woonplaats · haarkleur: precies wat je zoekt · single',
  )
  const fictional = matches.filter({ hasText: 'Fictief profiel' })
  await expect(fictional).toContainText('Cato')
  await expect(fictional).not.toContainText('woonplaats')
  await axe(page)
  await picture(page, 'match-finder-result')
  for (const width of [320, 1280]) expect(await overflow(page, width)).toBe(0)

  await page.reload()
  await expect(matches.nth(0)).toContainText('Bibi')
  await main.getByRole('button', { name: '2 interesses' }).click()
  await expect(main.getByRole('checkbox', { name: 'Koken' })).toBeChecked()
  await page.goBack()
  await expect(matches.nth(0)).toContainText('Bibi')
})
