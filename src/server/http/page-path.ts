/** Whether an address may be a page: not a call, not a file. Files that are missing are plain 404s. */
export function isPagePath(path: string): boolean {
  return !/^\/(api|assets|photos|health)(\/|$)/.test(path) && !/\.\w{1,5}$/.test(path)
}

/** The address a page should have had: without a trailing slash or doubled ones; null when it is fine. */
export function tidyPath({ pathname, search }: URL): string | null {
  const tidy = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return tidy === pathname ? null : tidy + search
}
