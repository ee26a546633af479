import { inspectInBoth } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { PHONE } from './windows.ts'

test.use(PHONE)

test('a stranger gives notice of a profile by its address, in good faith, and gets a number and a mail [LAW-2]', async ({
  page,
  visit,
  newMember,
}) => {
  const target = await newMember()
  const email = `${target.id}@example.com`
  await visit('/notice')
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect(page.getByLabel('Adres van de pagina, het profiel of de foto')).toBeFocused()
  await expect(page.getByText('Bevestig dat dit voor zover je weet klopt.')).toBeVisible()
  await inspectInBoth(page, 'notice')

  await page.getByLabel('Adres van de pagina, het profiel of de foto').fill(`/members/${target.id}`)
  await page.getByLabel('Wat is er aan de hand?').selectOption('illegal_content')
  await page.getByLabel('Wat is er gebeurd?').fill('Dit is volgens mij verboden.')
  await page.getByLabel('Je naam').fill('Anna de Vries')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Melding versturen' }).click()

  const receipt = page.getByRole('status').filter({ hasText: 'We hebben je melding ontvangen' })
  await expect(receipt).toBeFocused()
  await expect(receipt).toContainText(/Nummer \d+/)
  await inspectInBoth(page, 'notice-given')
  const subjects = async () => {
    const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
    const { mails } = (await reply.json()) as { mails: { subject: string }[] }
    return mails.map(({ subject }) => subject)
  }
  await expect.poll(subjects).toEqual(['We hebben je melding ontvangen'])
})
