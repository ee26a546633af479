import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSlug } from '#contract/landers.ts'
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '#contract/locales.ts'
import type { Boot, DemoLogins, ThemeChoice } from '#contract/page.ts'
import { getSettings, type SiteSettings } from '#contract/settings.ts'
import { maySignUp, sourceFor } from '#contract/traffic.ts'
import { lastEventOf } from '#server/events/read-news.ts'
import type { Documents } from '#server/http/documents.ts'
import { isFromHere, plainAddress } from '#server/http/network.ts'
import { choicesIn, keepChoice, originOf } from '#server/http/visit.ts'
import { type App, callFor } from '#server/http/route.ts'
import { userOf } from './features/accounts/accounts.ts'
import { visitorsMayLook } from './features/members/members.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

type BootOptions = {
  readonly originOf: (domain: string) => string
  readonly isDevelopment: boolean
  /** In development they are shown on this machine alone. */
  readonly demoLogins: DemoLogins | null
  readonly countryOf: (ip: string) => string | null
}
type Known = Pick<Boot, 'settings' | 'user' | 'lastEvent'> & {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
  readonly lang: string | null
  readonly isFromHere: boolean
}

/** What every page of a visit knows from the start: settings, member, language, theme. */
export function openBoot(
  app: App,
  options: BootOptions,
): Omit<Documents, 'pages' | 'pictureOf' | 'onAnswer'> {
  const lastSettings = new Map<string, SiteSettings>()

  function boot({ settings, user, lastEvent, cookies, query, lang, ...known }: Known): Boot {
    const showsLogins = known.isFromHere || !options.isDevelopment
    const source = sourceFor(cookies, query)
    return {
      settings,
      user,
      lastEvent,
      locale: localeFor({ lang, cookie: cookies['locale'], member: user?.language, settings }),
      theme: themeIn(cookies['theme']),
      hasEntered: cookies['entry'] !== undefined,
      visitorMay: {
        search: visitorsMayLook(settings, source),
        signUp: maySignUp(settings.signups, source),
      },
      origin: options.originOf(settings.domain),
      now: app.clock().toISOString(),
      isDevelopment: options.isDevelopment,
      demoLogins: showsLogins ? options.demoLogins : null,
    }
  }

  return {
    async bootFor(visit, url) {
      // Before anything that events tell of: what happens meanwhile is told twice rather than never.
      const [lastEvent, settings] = await Promise.all([
        visit.member && lastEventOf(app.db, visit.member.id),
        callFor(app, visit)(getSettings, {}),
      ])
      lastSettings.set(visit.site.id, withoutVisitor(settings))
      const user = visit.member ? await userOf(app.db, visit.member.id, visit.now) : null
      const lang = languageIn(url)
      const cookies = visit.cookies.choices()
      const { isFromHere: isHere } = visit
      const query = url.searchParams
      return boot({ settings, user, lastEvent, cookies, query, lang, isFromHere: isHere })
    },
    bootWithout(request: FastifyRequest) {
      const settings = lastSettings.get(request.site.id)
      if (!settings) return null
      const cookies = choicesIn(request)
      const query = new URLSearchParams()
      const visitor = { user: null, lastEvent: null, lang: null, isFromHere: isFromHere(request) }
      return boot({ settings, cookies, query, ...visitor })
    },
    visitorKind(request: FastifyRequest) {
      const { locale, theme, country, entry, source } = choicesIn(request)
      const kind = [originOf(request), locale, theme, country, entry !== undefined, source]
      return [...kind, options.countryOf(plainAddress(request.ip) ?? ''), isFromHere(request)]
    },
    keepLocale,
  }
}

/** Lets the browser keep the language of an address that names one. */
function keepLocale(reply: FastifyReply, { locale }: Pick<Boot, 'locale'>, url: URL): void {
  if (languageIn(url) !== locale) return
  keepChoice(reply, { name: 'locale', value: locale, seconds: YEAR_SECONDS })
}

/** The language that an address names, in its query or at the end of a landing page's slug. */
function languageIn({ pathname, searchParams }: URL): string | null {
  const slug = /^\/(?:landers\/\w+|members\/[^/]+\/landing[23])\/(\w+)$/.exec(pathname)?.[1]
  return searchParams.get('lang') ?? (slug ? readSlug(slug).locale : null)
}

/** The settings without what they say about the visitor who asked for them. */
function withoutVisitor(settings: SiteSettings): SiteSettings {
  return { ...settings, geoip_country: null, geoip_selected_country: null }
}

type LocaleForInput = {
  readonly lang: string | null
  readonly cookie: string | undefined
  readonly member: LocaleCode | undefined
  readonly settings: Pick<SiteSettings, 'domain_language'>
}

/** The address decides, then the browser's choice, then the account's, then the domain's language, then Dutch. */
export function localeFor({ lang, cookie, member, settings }: LocaleForInput): LocaleCode {
  const asked = [lang, cookie, member, settings.domain_language.slice(0, 2).toLowerCase()]
  return asked.find(isLocale) ?? DEFAULT_LOCALE
}

function themeIn(cookie: string | undefined): ThemeChoice | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null
}
