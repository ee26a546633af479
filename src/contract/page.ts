import type { Call } from './endpoint.ts'
import type { LocaleCode } from './locales.ts'
import type { SiteSettings } from './settings.ts'
import type { User } from './user.ts'

/** Where the entry warning's form goes from a page that runs no script; `target` is the page. */
export const ENTER_PATH = '/api/enter.php'

export type ThemeChoice = 'light' | 'dark'

/** What a page knows before its screen asks for anything: the same on the server and in the browser. */
export type Boot = {
  readonly settings: SiteSettings
  readonly user: User | null
  /** The number of the last event that the page knows of: what was told after it is news. Null for visitors. */
  readonly lastEvent: number | null
  readonly locale: LocaleCode
  /** The chosen theme; null follows the system. */
  readonly theme: ThemeChoice | null
  /** Whether the entry warning was confirmed in this browser. */
  readonly hasEntered: boolean
  /** What the site lets a visitor who comes from where this one does do; it says nothing about members. */
  readonly visitorMay: VisitorMay
  /** The site's own address, such as https://example.com: never taken from the request. */
  readonly origin: string
  readonly now: string
  readonly isDevelopment: boolean
  /** The accounts a newcomer may try in a demo world; null everywhere else. */
  readonly demoLogins: DemoLogins | null
}

export type VisitorMay = { readonly search: boolean; readonly signUp: boolean }

export type DemoLogins = {
  readonly password: string
  readonly emails: { readonly free: string; readonly premium: string; readonly new: string }
}

/** What the browser must load for a page, by the names of its source modules. */
export type PageAssets = {
  /** The styles themselves: a page that brings them along is painted one round trip earlier. */
  readonly css: string
  /** The files those styles are from, which the browser need not fetch any more. */
  readonly sheets: readonly string[]
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
}

/** What other sites show for a page that a visitor shares: a picture of the site, and what can be read on it. */
export type SharedPicture = {
  readonly path: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** When the application begins: with the page, or on a landing page at the visitor's first sign of interest. */
export type Start = 'at-once' | 'late'

export type PageRequest = {
  readonly url: string
  readonly boot: Boot
  readonly call: Call
  readonly nonce: string
  readonly picture: SharedPicture
  /** A failure before rendering, such as a database that is away: the page shows it with this status. */
  readonly failure?: { readonly status: number; readonly retryAfter?: number }
  /**
   * What a page of these modules needs, and of others only the looks; one that starts late loads its scripts only at the
   * visitor's first touch.
   */
  readonly assetsOf: (
    modules: readonly string[],
    start: Start,
    onlyLooks?: readonly string[],
  ) => PageAssets
}

export type PageAnswer =
  | { readonly status: number; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string }

/** Renders one page to HTML. The web room makes it, the server's documents call it. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>
