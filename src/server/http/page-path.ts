import { pageRoute } from './page-route.ts'

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
