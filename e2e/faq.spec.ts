import { expect, test } from './fixtures.ts'

test('the search of the FAQ finds words in questions and answers and opens them, forgives capitals, accents and kinds of apostrophe; without a hit it says so and helps on [INF-1]', async ({
  page,
  visit,
}) => {
  await visit('/pages/faq')
  const search = page.getByLabel('Zoek in de vragen')
  const questions = page.getByRole('article').locator('details')
  const status = page.getByRole('article').getByRole('status')
  const all = await questions.count()

  await search.fill('verlopen')
  await expect(questions).toHaveCount(1)
  await expect(questions).toContainText('Verlopen mijn credits?')
  await expect(page.getByText('Ze blijven van jou zolang je een account hebt.')).toBeVisible()
  await expect(status).toHaveText('1 vraag gevonden')
  await search.fill('')
  await expect(questions).toHaveCount(all)

  await search.fill('onderzeeboot')
  await expect(page.getByRole('heading', { name: 'Geen vraag gevonden' })).toBeVisible()
  await expect(status).toHaveText('Geen vragen gevonden')
  await expect(questions).toHaveCount(0)

  await search.fill("WAAROM foto's onscherp")
  await expect(questions).toHaveText([/Waarom zijn sommige foto’s onscherp/])
  await visit('/pages/faq?lang=fr')
  await page.getByRole('searchbox').fill('prelevement')
  await expect(questions.first()).toContainText('prélèvement')
})

test('every answer has an address, and whoever comes by it finds it open [INF-1] @night', async ({
  page,
  visit,
}) => {
  await visit('/pages/faq')
  const answer = page.locator('details', { hasText: 'Verlopen mijn credits?' }).locator('[id]')
  const id = await answer.getAttribute('id')

  await visit(`/pages/faq?lang=nl#${id}`)

  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()
})
