import { nicheOf, slugOf } from '#contract/landers.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { ROUTES, type RouteName } from '#contract/routes.ts'

type FoundSite = { readonly locales: readonly LocaleCode[]; readonly niche: number }
type Entry = {
  readonly path: string
  readonly alternates: readonly (readonly [LocaleCode, string])[]
}

export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Every public page of a site with its language alternates, landing pages for its own niche among them. */
export function sitemapXml(origin: string, site: FoundSite): string {
  const entries = publicPaths()
    .flatMap((path) => [inLanguages(path, site), ...bySlugs(path, site)])
    .map(({ path, alternates }) => {
      const links = alternates.map(
        ([locale, href]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${href}"/>`,
      )
      return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

/** The routes that search engines may know, with the parameters that they can do without. */
function publicPaths(): string[] {
  return (Object.keys(ROUTES) as RouteName[])
    .map((name) => ROUTES[name])
    .filter((route) => 'isPublic' in route)
    .map(({ path }) => path)
}

function inLanguages(route: string, { locales }: FoundSite): Entry {
  const path = route.replaceAll(/\/:\w+\?/g, '')
  return { path, alternates: locales.map((locale) => [locale, `${path}?lang=${locale}`]) }
}

/** The pages for the niche of a site, one for each language; without a niche the others say it all. */
function bySlugs(route: string, { locales, niche }: FoundSite): Entry[] {
  if (nicheOf(niche) === 'general' || !route.endsWith('/:slug?')) return []
  const pathIn = (locale: LocaleCode) => route.replace(':slug?', slugOf(nicheOf(niche), locale))
  const alternates = locales.map((locale) => [locale, pathIn(locale)] as const)
  return alternates.map(([, path]) => ({ path, alternates }))
}
