/** What the bundler knows about a module: its importers, not counting those that load it later. */
type Modules = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

const APPLICATION = /src.web.entry-client\.tsx$/
const FIRST_PAGE = /src.web.screens.index-screen\.tsx$/
// The entry waits for the screen of its page, so no screen may wait for the entry.
const ON_THEIR_OWN = /src.web.(entry-client\.tsx|screens.)/

/** Whether a module is in what every page loads: the application. */
export function isInFirstLoad(id: string, modules: Modules): boolean {
  return isNeededBy(APPLICATION, id, modules)
}

/** Whether a module is in what the first page loads besides, which others can use too. */
export function isInFirstPage(id: string, modules: Modules): boolean {
  return isNeededBy(FIRST_PAGE, id, modules)
}

function isNeededBy(root: RegExp, id: string, modules: Modules): boolean {
  return !ON_THEIR_OWN.test(id) && leadsTo(root, id, modules, new Set())
}

function leadsTo(root: RegExp, id: string, modules: Modules, seen: Set<string>): boolean {
  if (root.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => leadsTo(root, importer, modules, seen))
}
