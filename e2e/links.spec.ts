import { matchPath } from 'react-router'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { DEMO_LOGINS } from '#server/demo/identity.ts'
import { cookieOf } from '#test/make.ts'
import { expect, test } from './fixtures.ts'
import { LOOKED_AT } from './looked-at.ts'

for (const locale of LOOKED_AT) {
  test(`no link leads nowhere for a visitor who reads ${locale}, and links lead to every screen for visitors [REA-1]`, async ({
    baseURL,
  }) => {
    const { pages, broken } = await crawl(baseURL!, `locale=${locale}`)

    expect(broken).toEqual([])
    expect(missing('visitor', pages)).toEqual([])
  })
}

test('no link leads nowhere for members, and links lead to every screen of theirs [REA-1]', async ({
  baseURL,
  db,
}) => {
  const reached: string[] = []
  for (const kind of ['free', 'premium', 'new'] as const) {
    const member = db
      .selectFrom('member')
      .select('id')
      .where('email', '=', DEMO_LOGINS.emails[kind])
    const { id } = await member.executeTakeFirstOrThrow()

    const { pages, broken } = await crawl(baseURL!, await cookieOf(db, id))

    expect(broken, kind).toEqual([])
    reached.push(...pages)
  }
  expect(missing('member', reached)).toEqual([])
})

/**
 * Where one comes from outside: by a mail, by an advertisement, from a partner. Direct debit begins with a choice in a
 * form, the first matches follow signup, and a proof of age is asked for where a law does.
 */
const FROM_OUTSIDE =
  /^(landers-|members-id-(landing|signup)|activate-|(reset-password|mail-change)-do$|undo-change$|unsubscribe$|statement$|account-deleted$|complete-signup$|directdebit$|signup-matches$|age$)/

/** The screens for somebody that none of these pages is. What is for anyone is found by visitors. */
function missing(who: 'member' | 'visitor', pages: readonly string[]): string[] {
  const paths = pages.map((page) => page.split('?')[0]!)
  return (Object.keys(ROUTES) as RouteName[]).filter((name) => {
    const { path, access } = ROUTES[name]
    const isTheirs = access === who || (access === 'anyone' && who === 'visitor')
    return isTheirs && !FROM_OUTSIDE.test(name) && !paths.some((at) => matchPath(path, at))
  })
}

type Crawl = { pages: string[]; broken: string[] }

/** Follows every link of the site from the first page on; places inside a page count as links too. */
async function crawl(origin: string, cookie: string): Promise<Crawl> {
  const seen = new Set(['/'])
  const broken: string[] = []
  for (const path of seen) {
    const reply = await fetch(origin + path, { headers: { cookie, 'accept-encoding': 'identity' } })
    if (reply.status !== 200) broken.push(`${reply.status} ${path}`)
    const html = await reply.text()
    for (const href of linksIn(html)) {
      if (href.startsWith('#') && !html.includes(`id="${href.slice(1)}"`)) broken.push(path + href)
      const to = href.split(WAY_BACK)[0]!
      if (href.startsWith('/') && !isOneMore(to, seen)) seen.add(to)
    }
  }
  return { pages: [...seen], broken }
}

/** Profiles, conversations and receipts lead to others of their kind: of the many a few stand for all. */
function isOneMore(path: string, seen: ReadonlySet<string>): boolean {
  const kind = kindOf(path)
  return kind !== path && [...seen].filter((each) => kindOf(each) === kind).length >= FEW
}

function kindOf(path: string): string {
  return path.replace(/[\da-f-]{36}/, 'id')
}

const FEW = 3

/** A place in the page, or where one came from: both are the same page. */
const WAY_BACK = /#|(?:\?|&amp;)from=/

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!)
}
