import { readSlug, slugOf } from '#contract/landers.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { isFound, type Match, type Where } from './page-head.ts'

export type Found = {
  readonly isIndexed: boolean
  /** The same page in each visible language; empty for pages that search engines must not know. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}
type Place = Match & { readonly slug?: string | undefined }

const NOT_AT_ALL: Found = { isIndexed: false, alternates: [] }

/** How search engines know a page. Only the server needs it: they read the head that it sends. */
export function howFound(where: Where, match: Place): Found {
  if (!isFound(match) || !('isPublic' in ROUTES[match.name as RouteName])) return NOT_AT_ALL
  return match.slug === undefined ? inLanguages(where) : bySlug(where, match.slug)
}

function inLanguages({ boot, path }: Where): Found {
  const address = boot.origin + path
  return found(boot.settings.visible_locales, (locale) => `${address}?lang=${locale}`, [
    { hreflang: 'x-default', href: address },
  ])
}

/** A slug names its own language. One that nobody knows shows what the page without it shows, so that is the one to find. */
function bySlug({ boot, catalogue, path, search }: Where, slug: string): Found {
  const { niche } = readSlug(slug)
  const { visible_locales: locales } = boot.settings
  const isOwn = slug === slugOf(niche, catalogue.locale) && locales.includes(catalogue.locale)
  if (!isOwn || new URLSearchParams(search).has('lang')) return NOT_AT_ALL
  const before = boot.origin + path.slice(0, -slug.length)
  return found(locales, (locale) => before + slugOf(niche, locale))
}

function found(
  locales: readonly LocaleCode[],
  hrefOf: (locale: LocaleCode) => string,
  others: Found['alternates'] = [],
): Found {
  const alternates = locales.map((locale) => ({ hreflang: locale, href: hrefOf(locale) }))
  return { isIndexed: true, alternates: [...alternates, ...others] }
}
