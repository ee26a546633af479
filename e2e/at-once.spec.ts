import type { APIRequestContext } from '@playwright/test'
import { LOCALE_CODES } from '#contract/locales.ts'
import { cookieOf } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

const NAMES = ['Noortje', 'Liesbeth', 'Roosmarijn', 'Annemiek']

test('pages that are asked for at once by members and visitors in all languages hold nothing of one another [P11]', async ({
  request,
  db,
  newMember,
}) => {
  const members = await Promise.all(
    NAMES.map(async (name, nth) => {
      const { id } = await newMember({ name, language: LOCALE_CODES[nth]!, credits: 1_000 + nth })
      return { name, locale: LOCALE_CODES[nth]!, cookie: await cookieOf(db, id) }
    }),
  )
  const asMembers = members.flatMap((member) =>
    ['/profile', '/members'].map((path) => ({ ...member, path })),
  )
  const asVisitors = LOCALE_CODES.map((locale) => ({
    name: '',
    locale,
    cookie: `locale=${locale}`,
    path: '/login',
  }))
  const alone = new Map<string, string>()
  for (const { locale, cookie, path } of asVisitors)
    alone.set(locale, await documentOf(request, path, cookie))

  const asked = Array.from({ length: 4 }, () => [...asMembers, ...asVisitors]).flat()
  const answered = await Promise.all(
    asked.map(async (each) => ({
      ...each,
      html: await documentOf(request, each.path, each.cookie),
    })),
  )

  for (const { name, locale, html } of answered) {
    expect(html).toContain(`<html lang="${locale}"`)
    const others = NAMES.filter((other) => other !== name)
    expect(others.filter((other) => html.includes(other))).toEqual([])
    if (name === '') expect(html).toBe(alone.get(locale))
    else expect(html).toContain(`"name":"${name}"`)
  }
})

/** A page without what is new each time: its nonce, and when it was made. */
async function documentOf(
  request: APIRequestContext,
  path: string,
  cookie: string,
): Promise<string> {
  const reply = await request.get(path, { headers: { cookie: `entry=1; ${cookie}` } })
  expect(reply.status()).toBe(200)
  return (await reply.text())
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/"now":"[^"]*"/g, '"now":""')
}
