import { NICHES, readSlug } from '#contract/landers.ts'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { pageRoute } from '#server/http/page-route.ts'

/** The name under which a page is counted: the first page, or a landing page with its slug if that is known; or null. */
export function countedPage(path: string): string | null {
  const route = pageRoute(path)
  return route && isCounted(route.name) ? withSlug(route.name, route.params['slug']) : null
}

/** The same name for the landing page that somebody signed up from. Who came by none came by the first page. */
export function pageOfLander(lander: string): string {
  const [name = '', slug] = (lander || 'index').split('/')
  return Object.hasOwn(ROUTES, name) && isCounted(name as RouteName)
    ? withSlug(name, slug)
    : 'other'
}

function isCounted(name: RouteName): boolean {
  return name === 'index' || ROUTES[name].layout === 'lander'
}

/** What nobody knows as a slug shows the general page, and is counted as that. */
function withSlug(name: string, slug: string | undefined): string {
  return slug !== undefined && isKnown(slug) ? `${name}/${slug}` : name
}

function isKnown(slug: string): boolean {
  return readSlug(slug).locale !== null || NICHES.some((niche) => niche === slug)
}
