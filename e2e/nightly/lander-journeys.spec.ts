import type { Page } from '@playwright/test'
import { field, message, write } from '../chat-pages.ts'
import { arrivedAt, wayIn } from '../lander-steps.ts'
import { expect, test } from '../member-fixtures.ts'
import { LANDERS } from '../every-screen.ts'
import { answerUntil, finish, newAddress } from '../sign-up.ts'
import { chooseWho } from '../signup-answers.ts'

const OF_MEMBERS = ['landing', 'landing2', 'landing3', 'signup']

for (const { name, path } of LANDERS)
  test(`from ${name} through signup to a first message that arrives [LAN-1]`, async ({
    page,
    visit,
    openLink,
    newMember,
    db,
  }) => {
    const [target, email] = [await newMember({ name: 'Sem', gender: 'male' }), newAddress()]
    await visit(path)
    await answer(page)
    await wayIn(page).click()

    await signUp(page, email)
    await openLink(email, '/activate/done')
    await welcome(page)
    await visit(`/members/${target.id}/chat`)
    await field(page).waitFor()
    await write(page, 'Oesters?')

    await expect(message(page, 'Oesters?')).toBeVisible()
    await expect
      .poll(() => arrivedAt(db, target))
      .toEqual([{ text: 'Oesters?', unread: 1, lander: name }])
  })

for (const kind of OF_MEMBERS)
  test(`from ${kind} of a member through signup to a first message that arrives [LAN-1] [SGN-2]`, async ({
    page,
    visit,
    openLink,
    newMember,
    db,
  }) => {
    const member = await newMember({
      name: 'Sem',
      gender: 'male',
      seeks: 'both',
      hasPhoto: true,
      is_showcased: true,
    })
    const email = newAddress()
    await page.goto(`/members/${member.id}/${kind}`)
    if (kind !== 'signup') {
      await visit(page.url())
      await answer(page)
      await wayIn(page).click()
    }

    const written = page.getByRole('textbox').first()
    await written.waitFor()
    if ((await written.inputValue()) === '') await written.fill('Dans je mee?')
    const text = await written.inputValue()
    await signUp(page, email)
    await openLink(email, '/activate/done')
    await welcome(page)

    await expect
      .poll(() => arrivedAt(db, member))
      .toEqual([{ text, unread: 1, lander: `members-id-${kind}` }])
  })

/** Answers whatever is asked, as long as there is anything to choose or to write before the way in. */
async function answer(page: Page): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    const words = page.locator('main form textarea, main form input[type=text]')
    const empty = words.filter({ visible: true }).first()
    if ((await empty.count()) > 0 && (await empty.inputValue()) === '') {
      await empty.fill('Lotte')
      continue
    }
    const choice = page.locator('main label:has(input:not(:checked)):visible').last()
    if ((await choice.count()) > 0) await choice.click()
  }
}

function welcome(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 1, name: 'Welkom, Lotte' }).waitFor()
}

async function signUp(page: Page, email: string): Promise<void> {
  await chooseWho(page)
  await answerUntil(page, 'password', { email, name: 'Lotte' })
  await finish(page)
  await page.getByText(email).first().waitFor()
}
