import { skipToken, useQuery } from '@tanstack/react-query'
import { useLocation, useMatches } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { isLocale, localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import type { RouteName } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { pageNameKey, useHeadTags } from '#web/browser/document-head.ts'
import type { ContentPage } from '#web/content/content.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { markedName, type Named } from '#web/features/settings/member-names.tsx'
import { fillIn, placeholders } from '#web/features/settings/placeholders.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { type Catalogue, useCatalogue } from '#web/i18n/catalogue.ts'
import { badgeText } from '#web/ui/badge.tsx'
import ownIcon from '#web/ui/favicon.svg?no-inline'
import neutralIcon from '#web/ui/neutral-icon.svg?no-inline'
import { SCREENS } from './screens.ts'

export type PageHead = {
  readonly title: string
  readonly description: string
  readonly canonical: string
}

export type Where = {
  readonly boot: Boot
  readonly catalogue: Catalogue
  readonly path: string
  /** The query of the address: a page in a named language is a page of its own. */
  readonly search: string
  readonly user: Pick<User, 'is_discreet' | 'new_likes' | 'unread_messages'> | null
}
export type Match = {
  readonly name: RouteName | 'root'
  readonly data: unknown
  /** A name that came later than the screen. */
  readonly called?: Named | undefined
  readonly status: number
}

/** Title, description and addresses of a page, the same on the server and after a navigation in the browser. */
export function pageHead(where: Where, match: Match): PageHead {
  const { boot, catalogue, path, search } = where
  const isThere = isFound(match)
  const { title, description } = isThere
    ? wordsOf(match, boot, catalogue)
    : { title: errorTitle(catalogue, match.status), description: '' }
  const fullTitle = match.name === 'index' && isThere ? title : `${title} · ${boot.settings.name}`
  const address = boot.origin + path
  const lang = new URLSearchParams(search).get('lang')
  return {
    title: tabTitle(where, fullTitle),
    description,
    canonical: isLocale(lang) ? `${address}?lang=${lang}` : address,
  }
}

export function isFound({ name, status }: Pick<Match, 'name' | 'status'>): boolean {
  return status === 200 && name in SCREENS
}

/**
 * With what is new in front; or nothing of the kind, for members who want a tab that tells nothing over their shoulder.
 */
function tabTitle({ user, catalogue }: Where, title: string): string {
  if (!user) return title
  if (user.is_discreet) return translator(catalogue)('shell.discreet')
  const news = user.new_likes + user.unread_messages
  return news ? `(${badgeText(news)}) ${title}` : title
}

function wordsOf({ name, data, called }: Match, boot: Boot, catalogue: Catalogue) {
  const area = SCREENS[name as RouteName].head
  if (!area) {
    const { title, description } = data as ContentPage
    const values = placeholders(boot.settings, localeOf(catalogue.locale).iso)
    return { title: fillIn(title, values), description: fillIn(description, values) }
  }
  const t = translator(catalogue)
  const site = { site: boot.settings.name }
  const singular = boot.settings.fictional_singular ?? t('shell.fictional.singular')
  const nameIn = (member: Named | undefined) => member && markedName(member, singular)
  const own = name === 'index' ? boot.settings : { index_title: null, description: null }
  return {
    title: own.index_title ?? nameIn(called ?? memberIn(data)) ?? t(`${area}.head.title`, site),
    description: own.description ?? t(`${area}.head.description`, site),
  }
}

/** The page of a profile is called after its member. */
function memberIn(data: unknown): Named | undefined {
  return (data as { member?: Named } | null)?.member
}

function errorTitle(catalogue: Catalogue, status: number): string {
  return translator(catalogue)(`shell.${errorWords(status).title}`)
}

function translator({ locale, messages }: Catalogue) {
  return createTranslator({ locale, messages })
}

/** Keeps title and addresses of the document true while the visitor moves through the application. */
export function useDocumentHead(status: number): void {
  const boot = useBoot()
  const user = useUser()
  const catalogue = useCatalogue()
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  const name = (match?.id ?? 'root') as RouteName | 'root'
  const { data: called } = useQuery<Named>({
    queryKey: pageNameKey(pathname),
    queryFn: skipToken,
  })
  const head = pageHead(
    { boot, catalogue, path: pathname, search, user },
    { name, data: match?.loaderData, called, status },
  )
  useHeadTags({ ...head, icon: pageIcon(user?.is_discreet ?? false) })
}

/** The icon on the tab: ours, or one that says nothing for members who want that. */
export function pageIcon(isDiscreet: boolean): string {
  return isDiscreet ? neutralIcon : ownIcon
}

/** What a page with this status says, in its tab and in itself. */
export function errorWords(status: number) {
  if (status === 404) return { title: 'error.not_found', text: 'error.not_found_text' } as const
  if (status === 503) return { title: 'error.unavailable', text: 'error.unavailable_text' } as const
  return { title: 'error.title', text: 'error.text' } as const
}
