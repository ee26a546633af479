/** What the bundler knows about a module: who imports it, not counting those that load it later. */
type Modules = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

const FIRST = /src.web.(entry-client|screens.index-screen)\.tsx$/
// The entry waits for the screen of its page, so no screen may wait for the entry.
const ON_THEIR_OWN = /src.web.(entry-client\.tsx|screens.)/

/** Whether a module is in what every page loads: the application, and of the first page what others can use too. */
export function isInFirstLoad(id: string, modules: Modules): boolean {
  return !ON_THEIR_OWN.test(id) && isNeededFirst(id, modules, new Set())
}

function isNeededFirst(id: string, modules: Modules, seen: Set<string>): boolean {
  if (FIRST.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isNeededFirst(importer, modules, seen))
}
