import { type LocaleCode, localeOf } from '#contract/locales.ts'
import type { PageRequest } from '#contract/page.ts'
import { escapeText } from './escape-text.ts'
import type { PageHead } from './page-head.ts'

type Shared = {
  readonly request: Pick<PageRequest, 'boot' | 'picture'>
  readonly locale: LocaleCode
  readonly head: PageHead
}

/** What is shown of a page where somebody shares it. Only the server needs it: who asks for it runs no scripts. */
export function sharingTags({ request, locale, head }: Shared): string {
  const { settings, origin } = request.boot
  const { path, alt, width, height } = request.picture
  const others = settings.visible_locales.filter((each) => each !== locale)
  const tags: [string, string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', settings.name],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', localeTag(locale)],
    ...others.map((each): [string, string] => ['og:locale:alternate', localeTag(each)]),
    ['og:image', origin + path],
    ['og:image:type', 'image/png'],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', alt],
  ]
  return [
    ...tags.map(
      ([property, content]) =>
        `<meta property="${property}" content="${escapeText(String(content))}">`,
    ),
    // Title, description and picture are taken from the others.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

function localeTag(locale: LocaleCode): string {
  return localeOf(locale).iso.replace('-', '_')
}
