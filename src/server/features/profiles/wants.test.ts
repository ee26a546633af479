import { expect, test } from 'vitest'
import { saveProfile, type OwnProfile } from '#contract/profile.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { ownProfiles, PROFILE } from '#test/own-profile.ts'

const NOW = new Date('2026-06-15T11:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

const { aMember, withSettings } = ownProfiles(app, site.id)

test('a word that the site’s list does not hold is refused with its field, and one that it has dropped is told no more [WAN-1] [ERR-3]', async () => {
  const { save, read } = await aMember()
  await save()

  await withSettings({ looks_for: ['chat', 'dates'] }, async () => {
    const { error } = await save({ looks_for: ['dates', 'affair'] })
    const before = await read()
    await save({ looks_for: ['chat'] })

    expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'looks_for' } })
    expect([before.looks_for, (await read()).looks_for]).toEqual([['dates'], ['chat']])
  })
})

const A_PROMPT = { prompt: 'laugh', answer: 'Om mezelf.' } as const

test.each([
  ['looks_for', { looks_for: ['chat', 'chat'] }],
  ['looks_for.0', { looks_for: ['golf'] }],
  ['boundaries', { boundaries: ['no_nudes', 'no_nudes'] }],
  ['boundaries.0', { boundaries: ['golf'] }],
  ['relationship_style', { relationship_style: 'married' }],
  ['prompts.0.prompt', { prompts: [{ prompt: 'golf', answer: 'Ja.' }] }],
  ['prompts.0.answer', { prompts: [{ prompt: 'laugh', answer: ' ' }] }],
  ['prompts.0.answer', { prompts: [{ prompt: 'laugh', answer: 'a'.repeat(201) }] }],
  ['prompts', { prompts: [A_PROMPT, A_PROMPT] }],
  ['prompts', { prompts: [A_PROMPT, A_PROMPT, A_PROMPT, A_PROMPT] }],
])(
  'what no list holds is refused by its field, %s, and saves nothing [WAN-1]',
  async (field, wish) => {
    const { save, read } = await aMember()
    await save()

    const { error } = await save({ name: 'Roos', ...wish } as never)

    expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field } })
    expect(await read()).toEqual(PROFILE)
  },
)

test('where the site has emptied its list, nothing is told, and what was told stays for later [WAN-1]', async () => {
  const { save, read } = await aMember()
  await save()

  await withSettings({ looks_for: [] }, async () => {
    const { outcome } = await save({ looks_for: ['chat'] })

    expect([outcome, (await read()).looks_for]).toEqual([200, []])
  })
  expect((await read()).looks_for).toEqual(['dates', 'affair'])
})

test('contact details in an answer need premium [WAN-2] [ACC-2]', async () => {
  const [free, premium] = [await aMember(), await aMember({ paid_user: true })]
  const prompts: OwnProfile['prompts'] = [
    A_PROMPT,
    { prompt: 'attention', answer: 'Mail noor@example.com' },
  ]

  const { error } = await free.save({ prompts })

  expect(error).toMatchObject({ code: 'CONTACT_DETAILS', params: { field: 'prompts' } })
  expect((await free.read()).prompts).toEqual([])
  expect((await premium.save({ prompts })).outcome).toBe(200)
})

test('wants and prompts that a program leaves out stay as they were [WAN-1] [WAN-2]', async () => {
  const { call, save, read } = await aMember()
  await save()
  const { looks_for: _1, relationship_style: _2, boundaries: _3, prompts: _4, ...before } = PROFILE

  await call(saveProfile, { ...before, name: 'Roos' })

  expect(await read()).toEqual({ ...PROFILE, name: 'Roos' })
})
