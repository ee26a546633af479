import { ROUTES, type RouteName } from '#contract/routes.ts'

/** The routes that search engines may know and that exist without parameters. */
function publicPaths(): string[] {
  return (Object.keys(ROUTES) as RouteName[])
    .map((name) => ROUTES[name])
    .filter((route) => 'isPublic' in route && 'isServed' in route)
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, ''))
}

export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Every public page of a site with its language alternates. */
export function sitemapXml(origin: string, locales: readonly string[]): string {
  const entries = publicPaths().map((path) => {
    const alternates = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${path}?lang=${locale}"/>`,
    )
    return `<url><loc>${origin}${path}</loc>${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}
