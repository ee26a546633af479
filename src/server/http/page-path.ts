// Which addresses are pages, how a page's address is written, and which route it is.

import { type RouteName, ROUTES } from '#contract/routes.ts'

/** Whether an address may be a page: not a call, not a file. Files that are missing are plain 404s. */
export function isPagePath(path: string): boolean {
  return !/^\/(api|assets|photos|health)(\/|$)/.test(path) && !/\.\w{1,5}$/.test(path)
}

/** The address a page should have had: without a trailing slash or doubled ones, in small letters; null when it is fine. */
export function tidyPath({ pathname, search }: URL): string | null {
  const single = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const small = inSmallLetters(single)
  // What is no page of ours may mean its capitals.
  const tidy = pageRoute(small) ? small : single
  return tidy === pathname ? null : tidy + search
}

function inSmallLetters(path: string): string {
  return path.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

type PageRoute = {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The route that a path belongs to, by the same rule as in the browser: what is written out goes before a parameter. */
export function pageRoute(path: string): PageRoute | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path)
    if (match) return { name, params: match.groups ?? {} }
  }
  return null
}

const PATTERNS = (Object.keys(ROUTES) as RouteName[])
  .map((name) => ({ name, pattern: patternOf(ROUTES[name].path) }))
  .toSorted((one, other) => fixedParts(other.name) - fixedParts(one.name))

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/:(\w+)(\?)?/g, '(?:/(?<$1>[^/]+))$2')
  return new RegExp(`^${source}$`)
}

function fixedParts(name: RouteName): number {
  return ROUTES[name].path.split('/').filter((part) => !part.startsWith(':')).length
}
