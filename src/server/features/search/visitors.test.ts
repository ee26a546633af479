import { expect, test } from 'vitest'
import { getSearchHints, listJustOnline, searchMembers } from '#contract/search.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { sealed } from '#test/sealed.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const SOURCE = encodeURIComponent(JSON.stringify({ network: 'partner' }))

type Browser = ReturnType<typeof caller>

async function allThree({ call }: Browser) {
  const answers = await Promise.all([
    call(searchMembers, {}),
    call(listJustOnline, sealed('2026-03-01T12:00:00Z')),
    call(getSearchHints, { hair_color: 'red' }),
  ])
  return answers.map(({ outcome }) => outcome)
}

function sent(): Browser {
  const browser = caller(app)
  browser.cookies.set('source', SOURCE)
  return browser
}

const YES = [200, 200, 200]
const NO = ['LOGIN_REQUIRED', 'LOGIN_REQUIRED', 'LOGIN_REQUIRED']

test.each([
  ['yes', 'all', YES, YES],
  ['no', 'all', NO, YES],
  ['yes', 'none', YES, NO],
  ['no', 'none', NO, NO],
] as const)(
  'with logged_out_search %s and _trafficsource %s visitors may search as the site says [SEA-3] [SITE-3]',
  async (own, withSource, forVisitors, forSent) => {
    await changeSettings(db, site.id, {
      logged_out_search: own,
      logged_out_search_trafficsource: withSource,
    })
    const member = await loggedIn(app, (await makeMember(db, site.id)).id)

    expect(await allThree(caller(app))).toEqual(forVisitors)
    expect(await allThree(sent())).toEqual(forSent)
    expect(await allThree(member)).toEqual(YES)
  },
)
