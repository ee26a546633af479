import type { Locator, Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { aPicture } from '#test/a-picture.ts'
import { makeConversation } from '#test/make.ts'
import { act, field, mark, message, openLive, write } from './chat-pages.ts'
import { goOffline, goOnline } from './connection.ts'
import { untilAlive } from './is-alive.ts'
import { expect, type Member, test } from './member-fixtures.ts'

test('two browsers chat: text, typing, marks, an answer, a sign, a message taken back; an unfocused window reads nothing [CHA-2] [CHA-6] [CHA-7]', async ({
  db,
  newMember,
  openFor,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9, paid_user: true })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female', credits: 9 })
  const [hers, his] = [await openFor(noor), await openFor(sem)]
  await his.addInitScript(() => {
    Object.assign(window, { isLookedAt: false })
    document.hasFocus = () => (window as unknown as { isLookedAt: boolean }).isLookedAt
  })
  await Promise.all([
    openLive(hers, `/members/${sem.id}/chat`),
    openLive(his, `/members/${noor.id}/chat`),
  ])

  await write(hers, 'Oesters?')

  await expect(message(his, 'Oesters?')).toBeVisible()
  await expect(his.getByText('Nieuw bericht van Noor:')).toBeAttached()
  await expect(mark(hers, 'Oesters?', 'Bezorgd')).toBeVisible()
  // It is in sight there, but the tab is hidden.
  expect(await readBy(db, sem)).toBe(0)
  await his.evaluate(() => {
    Object.assign(window, { isLookedAt: true })
    window.dispatchEvent(new Event('focus'))
  })
  await expect(mark(hers, 'Oesters?', 'Gelezen')).toBeVisible()
  await expect.poll(() => readBy(db, sem)).toBe(1)

  await act(his, 'Oesters?', 'Vuur')
  await expect(message(hers, 'Oesters?').getByRole('img', { name: 'Vuur' })).toBeVisible()
  await act(his, 'Oesters?', 'Beantwoorden')
  const told = await watchStatus(hers)
  await field(his).pressSequentially('Gra')
  await expect.poll(told).toContain('Sem is aan het typen')
  await openLive(his, `/members/${noor.id}/chat`)
  await expect(field(his)).toHaveValue('Gra')
  await expect(his.getByText('Antwoord aan Noor')).toBeVisible()
  await write(his, 'Graag, donderdag')
  await expect(message(hers, 'Graag, donderdag')).toContainText('JijOesters?')
  await write(his, 'https://oesters.example en meer')
  await his.getByRole('dialog').getByRole('button', { name: 'Toch versturen' }).click()
  await expect(message(hers, 'oesters.example').getByRole('link')).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  )
  await act(his, 'oesters.example', 'Verwijderen')
  const question = his.getByRole('dialog', { name: 'Bericht verwijderen?' })
  await expect(question).toContainText('Wat het kostte, krijg je niet terug.')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(message(hers, 'oesters.example')).toBeVisible()
  await act(his, 'oesters.example', 'Verwijderen')
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(message(hers, 'Dit bericht is verwijderd')).toBeVisible()
  await expect(hers.getByText('oesters.example')).toHaveCount(0)
})

/** All that is said in a conversation's status from now on, also what is true for a moment only. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.getByRole('log').evaluateHandle((log) => {
    const texts: string[] = []
    const note = () =>
      log.querySelectorAll('[role=status]').forEach(({ textContent }) => texts.push(textContent))
    new MutationObserver(note).observe(log, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => said.jsonValue()
}

async function readBy(db: Db, { id }: Member): Promise<number> {
  const side = await db
    .selectFrom('conversation_side')
    .select('read_seq')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  return side.read_seq
}

test('what is written offline is sent when the line is back, also after a reload: once, in order, and paid once [CHA-3] [CHA-7] [M3]', async ({
  page,
  context,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9, paid_user: true })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female' })
  await enterAs(noor)
  await openLive(page, `/members/${sem.id}/chat`)

  await expect(page.getByText('9 credits', { exact: true })).toBeVisible()
  await goOffline(page)
  await expect(page.getByText('9 credits', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/^Daarna/)).toHaveCount(0)
  await write(page, 'Een')
  await write(page, 'Twee')
  await expect(mark(page, 'Twee', 'Wordt verstuurd')).toBeVisible()
  await field(page).fill('Nog niet af')
  // The line is back, but nothing that is sent gets through.
  await page.route('**/api/message.php', (route) => route.abort())
  await goOnline(page)
  await openLive(page, `/members/${sem.id}/chat`)
  await expect(message(page, 'Twee')).toBeVisible()
  await expect(field(page)).toHaveValue('Nog niet af')
  const second = await context.newPage()
  await second.goto(`/members/${sem.id}/chat`)
  await untilAlive(second)
  await page.unroute('**/api/message.php')
  // It tries again by itself, ever later; this is as soon as the browser notices the line.
  for (const tab of [page, second]) await tab.evaluate(() => dispatchEvent(new Event('online')))

  for (const tab of [page, second]) {
    await expect(mark(tab, 'Twee', 'Verstuurd')).toBeVisible()
    await expect(message(tab, 'Een')).toHaveCount(1)
  }
  const stored = await db
    .selectFrom('message')
    .select('text')
    .where('sender_id', '=', noor.id)
    .orderBy('seq')
    .execute()
  expect(stored.map(({ text }) => text)).toEqual(['Een', 'Twee'])
  await expect(second.getByText('7 credits', { exact: true })).toBeVisible()

  await page.goto('/chats')
  await untilAlive(page)
  await page.evaluate(() => fetch('/api/logout.php', { headers: { 'x-request-type': 'client' } }))
  await page.getByRole('searchbox').fill('Sem')
  await expect(page).toHaveURL(/login/)
  const left = () =>
    page.evaluate(async () => ({
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  await expect.poll(left).toEqual({ stored: [], databases: [] })
})

test('a message that cannot be sent stays in the input, with the reason [CHA-4] [CHA-5] @night', async ({
  page,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 1 })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female' })
  await makeConversation(db, noor, sem, [{ from: sem }])
  await enterAs(noor)
  await openLive(page, `/members/${sem.id}/chat`)
  await expect(page.getByRole('button', { name: 'Verstuur 1 credit' })).toBeDisabled()
  await attach(page, Buffer.from('geen foto'))
  await expect(page.getByText('Dit bestand is geen foto')).toBeVisible()
  await expect(page.getByAltText('De foto die je gaat versturen')).toHaveCount(0)
  await attach(page, await aPicture({ width: 200, height: 1600 }))
  for (const name of ['Emoji', 'Openingszinnen'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  const cross = page.getByRole('button', { name: 'Foto weghalen' })
  await expect.poll(() => overEdge(cross, page.locator('form').last())).toBeLessThanOrEqual(0)
  await cross.click()

  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', sem.id).execute()
  await write(page, 'Ben je er nog?')
  await expect(page.getByText('Sem is nu niet bereikbaar')).toBeVisible()
  await expect(field(page)).toHaveValue('Ben je er nog?')
  await page.reload()
  await expect(field(page)).toHaveValue('Ben je er nog?')

  await db.updateTable('member').set({ is_invisible: false }).where('id', '=', sem.id).execute()
  await openLive(page, `/members/${sem.id}/chat`)
  await field(page).press('Enter')
  await expect(mark(page, 'Ben je er nog?', 'Verstuurd')).toBeVisible()
  await expect(page.getByText('Je hebt niet genoeg credits.')).toBeVisible()
  await expect(page.getByText('Je bericht blijft bewaard.')).toHaveCount(0)
  await field(page).fill('En nog iets')
  await expect(page.getByText('Je bericht blijft bewaard.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verstuur 1 credit' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Credits kopen' }).last()).toHaveAttribute(
    'href',
    /^\/premium\?from=%2Fmembers%2F/,
  )
  await expect(field(page)).toHaveValue('En nog iets')
})

test('with the keyboard alone one finds a conversation, reads back, answers and removes it [CHA-1] [LAY-9]', async ({
  page,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9, paid_user: true })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female' })
  const bo = await newMember({ name: 'Bo', gender: 'male', seeks: 'female' })
  const lines = Array.from({ length: 70 }, (_, at) => ({ from: sem, text: `Regel ${at + 2}.` }))
  await makeConversation(db, noor, sem, [{ from: noor, text: 'Regel 1.' }, ...lines])
  await makeConversation(db, noor, bo, [{ from: bo }])
  await enterAs(noor)
  await openLive(page, '/chats')
  const rows = page.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem')
  await expect(rows.filter({ has: page.getByText('Bo', { exact: true }) })).toBeVisible()

  await page.getByRole('searchbox').focus()
  await page.keyboard.type('Sem')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sem/)
  await expect(message(page, 'Regel 71.')).toBeAttached()

  await page.getByRole('log').focus()
  await expect(async () => {
    await page.keyboard.press('Home')
    expect(await message(page, 'Regel 1.').count()).toBe(1)
    expect(await fromStart(page)).toBeLessThanOrEqual(1)
  }).toPass()
  await expect(message(page, 'Regel 1.')).toBeInViewport()
  await page.keyboard.press('End')
  await expect(message(page, 'Regel 71.')).toBeInViewport()
  await act(page, 'Regel 71.', 'Beantwoorden')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Antwoord aan')).toHaveCount(0)
  await page.keyboard.type('Hoi')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Sem')
  await page.keyboard.press('Enter')
  await expect(mark(page, 'Hoi', 'Verstuurd')).toBeVisible()
  await expect(field(page)).toHaveValue('')

  await removeTwice(page, 'Bo')
  await expect(page.getByRole('link', { name: /Sem/ }).first()).toBeVisible()
})

/** How many pixels something stands out to the left of what it is in. */
async function overEdge(inner: Locator, outer: Locator): Promise<number> {
  const boxes = await Promise.all([inner, outer].map((each) => each.boundingBox()))
  return boxes[1]!.x - boxes[0]!.x
}

/** How far the page is scrolled down from the first message that is drawn. */
function fromStart(page: Page): Promise<number> {
  return page
    .getByRole('log')
    .evaluate(
      ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight + scrollTop,
    )
}

async function attach(page: Page, buffer: Buffer): Promise<void> {
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
}

/** Takes a partner's conversation out of the list: first the server says no, then it does it. */
async function removeTwice(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name })
  const row = page.getByRole('listitem').filter({ has: link })
  await page.route('**/api/chat.php', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 429, json: { error: { code: 'RATE_LIMITED' } } })
      : route.continue(),
  )
  await row.locator('summary').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('alert')).toContainText('Dat gaat te snel')
  await expect(link).toBeVisible()
  await page.unroute('**/api/chat.php')
  await row.locator('summary').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(link).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Gesprekken' })).toBeVisible()
  await expect(link).toHaveCount(0)
}

// What a test answers itself must come to it.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[34]|429/,
})
