import { expect, test } from 'vitest'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { robotsTxt, sitemapXml } from './robots.ts'

const ORIGIN = 'https://site.example'

test('robots.txt keeps crawlers from the calls and names the sitemap of the own site', () => {
  expect(robotsTxt(ORIGIN)).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://site.example/sitemap.xml\n',
  )
})

test('the sitemap lists every public page that exists, in every visible language, and no other', () => {
  const xml = sitemapXml(ORIGIN, { locales: ['nl', 'en'], niche: 7 })
  const listed = [...xml.matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  const names = Object.keys(ROUTES) as RouteName[]
  const known = names.filter((name) => 'isPublic' in ROUTES[name])

  expect(listed).toHaveLength(known.length)
  expect(listed).toEqual(expect.arrayContaining(['/', '/pricing', '/pages/faq']))
  expect(listed).not.toContain('/login')
  expect(xml).toContain('hreflang="en" href="https://site.example/pricing?lang=en"')
  expect(xml.match(/hreflang="nl"/g)).toHaveLength(known.length)
})

test('a site for a niche has the landing pages of that niche in its sitemap, one for each language [LAN-1] [ROU-7]', () => {
  const slugged = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => name.startsWith('landers-') && ROUTES[name].path.endsWith(':slug?'),
  )
  const xml = sitemapXml(ORIGIN, { locales: ['nl', 'de'], niche: 5 })

  for (const name of slugged) {
    const path = ROUTES[name].path.replace(':slug?', '')
    expect(xml).toContain(`<loc>${ORIGIN}${path}milfnl</loc>`)
    expect(xml).toContain(`<loc>${ORIGIN}${path}milfde</loc>`)
  }
  expect(xml.match(/<loc>[^<]*milf/g) ?? []).toHaveLength(slugged.length * 2)
  expect(sitemapXml(ORIGIN, { locales: ['nl'], niche: 7 })).not.toMatch(/landers[^<]*\/nl</)
})
