import type { APIRequestContext } from '@playwright/test'
import { LOCALE_CODES } from '#contract/locales.ts'
import { expect, test } from './fixtures.ts'

for (const locale of LOCALE_CODES) {
  test(`no link leads nowhere for a visitor who reads ${locale}`, async ({ context, inLocale }) => {
    await inLocale(locale)

    const { pages, broken } = await crawl(context.request)

    expect(broken).toEqual([])
    expect(pages).toBeGreaterThan(10)
  })
}

for (const kind of ['free', 'premium', 'new'] as const) {
  test(`no link leads nowhere for the ${kind} member`, async ({ context, login }) => {
    await login(kind)

    const { pages, broken } = await crawl(context.request)

    expect(broken).toEqual([])
    expect(pages).toBeGreaterThan(10)
  })
}

type Crawl = { pages: number; broken: string[] }

/** Follows every link of the site from the first page on; places inside a page count as links too. */
async function crawl(request: APIRequestContext): Promise<Crawl> {
  const seen = new Set(['/'])
  const broken: string[] = []
  for (const path of seen) {
    const reply = await request.get(path)
    if (reply.status() !== 200) broken.push(`${reply.status()} ${path}`)
    const html = await reply.text()
    for (const href of linksIn(html)) {
      if (href.startsWith('#') && !html.includes(`id="${href.slice(1)}"`)) broken.push(path + href)
      const to = href.split(WAY_BACK)[0]!
      if (href.startsWith('/') && !isOneMoreProfile(to, seen)) seen.add(to)
    }
  }
  return { pages: seen.size, broken }
}

/** Every profile leads to others: of the many a few stand for all. */
function isOneMoreProfile(path: string, seen: ReadonlySet<string>): boolean {
  return PROFILE.test(path) && [...seen].filter((each) => PROFILE.test(each)).length >= 5
}

/** A place in the page, or where one came from: both are the same page. */
const WAY_BACK = /#|(?:\?|&amp;)from=/

const PROFILE = /^\/(members|likes\/m)\/[\da-f-]{36}$/

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!)
}
