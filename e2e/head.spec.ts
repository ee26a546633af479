import { expect, test } from './fixtures.ts'
import { PUBLIC_SCREENS, SCREENS } from './every-screen.ts'

const TITLE = /<title>(.+?)<\/title>/
const DESCRIPTION = /<meta name="description" content="([^"]+)"/
const STRUCTURED = /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/
const NOINDEX = '<meta name="robots" content="noindex">'

for (const { name, path } of PUBLIC_SCREENS) {
  test(`${name} tells search engines its title, description, address and languages [ROU-7]`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text()

    const address = baseURL + path
    expect(partOf(html, TITLE)).toContain('Vonk')
    expect(partOf(html, DESCRIPTION).length).toBeGreaterThan(30)
    expect(partOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(address)
    expect(html).not.toContain(NOINDEX)
    expect(alternates(html)).toEqual([
      `nl ${address}?lang=nl`,
      `en ${address}?lang=en`,
      `x-default ${address}`,
    ])
    expect(partOf(html, /<meta property="og:url" content="([^"]+)"/)).toBe(address)
    const told = JSON.parse(partOf(html, STRUCTURED)) as { '@graph': { url?: string }[] }
    expect(told['@graph'].map(({ url }) => url)).toContain(address)
  })
}

test('the picture that a page names is there [ROU-7]', async ({ request }) => {
  const html = await (await request.get('/?lang=en')).text()

  const picture = await request.get(partOf(html, /<meta property="og:image" content="([^"]+)"/))

  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('titles and descriptions differ from page to page [ROU-7] @night', async ({ request }) => {
  const pages = await Promise.all(
    PUBLIC_SCREENS.map(async ({ path }) => (await request.get(path)).text()),
  )

  expect(new Set(pages.map((html) => partOf(html, TITLE))).size).toBe(PUBLIC_SCREENS.length)
  expect(new Set(pages.map((html) => partOf(html, DESCRIPTION))).size).toBe(PUBLIC_SCREENS.length)
})

test('private screens and unknown addresses are kept from search engines [ROU-7]', async ({
  request,
}) => {
  const hidden = SCREENS.filter(({ isPublic }) => !isPublic).map(({ path }) => path)

  for (const path of [...hidden, '/no-such-page']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain(NOINDEX)
    expect(alternates(html), path).toEqual([])
  }
})

test('the head stays true when a visitor moves on without a page load [ROU-7] @night', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit('/')
  const first = await page.locator('meta[name=description]').getAttribute('content')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()

  await expect(page).toHaveTitle('Prijzen · Vonk')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/pricing`)
  await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', first!)
})

function partOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

function alternates(html: string): string[] {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
  return [...links].map(([, language, href]) => `${language} ${href}`)
}
