import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

type Source = {
  readonly lines: number
  readonly imports: ReadonlySet<string>
  /** What it loads by import(), when it is needed. */
  readonly later: ReadonlySet<string>
}
type Sources = ReadonlyMap<string, Source>
type Texts = Readonly<Record<string, string>>

const ROOMS = { '#contract/': 'src/contract/', '#server/': 'src/server/', '#web/': 'src/web/' }
const SHORT = 60
/** Fragments that stand alone all the same. */
const LISTED = new Set([
  // The list of all that expires, with a test of its own.
  'src/server/sweep.ts',
  // It reads a generated file.
  'src/server/features/sharing/glyphs.ts',
  // It asks the cases, not what was rolled up.
  'src/server/features/figures/handled-cases.ts',
  // What a process is connected to, beside what it does.
  'src/server/connect-all.ts',
  // A mail, with a limit of its own.
  'src/server/features/operators/warn-owners.ts',
  // A question of its own, with a second factor.
  'src/web/office/sites/open-dialog.tsx',
  // What the browser keeps, and checks when it reads it again.
  'src/web/features/complaints/complaint-draft.ts',
  // A section with its own data.
  'src/web/features/profile-view/related-members.tsx',
])
/** Doors and routes, which only join what stands in other files. */
const JOINS_ONLY = /\/(routes|([\w-]+)\/\2)\.ts$/
/** What repeats itself on purpose, and what the router loads one by one. */
const LEFT_ALONE = /^src\/(web\/(landers|screens|office\/texts)|contract)\//

/** A house of topics: no circles between folders, and no new fragment, a short file that serves one other of its folder. */
export function checkHouse(texts: Texts = readTexts()): string[] {
  const sources = sourcesIn(texts)
  const fragments = fragmentsIn(sources)
  return [
    ...circlesIn(foldersOf(sources)).map((circle) => `folders in a circle: ${circle.join(', ')}`),
    ...fragments
      .filter((file) => !LISTED.has(file))
      .map((file) => `${file} serves one file beside it: let it stand in that one`),
    ...[...LISTED]
      .filter((file) => file in texts && !fragments.includes(file))
      .map((file) => `${file} is no fragment any more: take it off the list`),
  ]
}

/** The figures of the house, for people. */
export function houseFigures(): string[] {
  const sources = sourcesIn(readTexts())
  const lengths = [...sources.values()].map(({ lines }) => lines).toSorted((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)]
  const folders = foldersOf(sources)
  const importers = importersOf(sources)
  return [
    `${sources.size} source files, half of them have ${at(0.5)} lines or more, one in ten ${at(0.9)} or more`,
    `${[...importers.values()].filter(({ size }) => size === 1).length} have one importer; ${fragmentsIn(sources).length} of these are fragments, ${LISTED.size} listed`,
    `${folders.size} folders, ${circlesIn(folders).flat().length} of them in circles`,
  ]
}

/** Every file that is written by hand and no test, by its path. */
function readTexts(): Texts {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test\.tsx?|gen\.ts|d\.ts)$/.test(path))
    .filter((path) => path !== 'src/server/db/tables.ts')
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

function sourcesIn(texts: Texts): Sources {
  return new Map(Object.keys(texts).map((path) => [path, sourceIn(texts, path)]))
}

function sourceIn(texts: Texts, path: string): Source {
  const text = texts[path]!
  const imports = new Set<string>()
  const later = new Set<string>()
  for (const { fileName, pos } of ts.preProcessFile(text, true, true).importedFiles) {
    const to = fileOf(path, fileName)
    if (!(to in texts)) continue
    imports.add(to)
    if (/import\(\s*$/.test(text.slice(0, pos))) later.add(to)
  }
  return { lines: text.split('\n').length - 1, imports, later }
}

function fileOf(from: string, name: string): string {
  const room = Object.entries(ROOMS).find(([alias]) => name.startsWith(alias))
  return room ? name.replace(...room) : join(dirname(from), name)
}

function importersOf(sources: Sources): Map<string, Set<string>> {
  const importers = new Map([...sources.keys()].map((path) => [path, new Set<string>()]))
  for (const [path, { imports }] of sources) for (const to of imports) importers.get(to)!.add(path)
  return importers
}

function fragmentsIn(sources: Sources): string[] {
  const loadedLater = new Set([...sources.values()].flatMap(({ later }) => [...later]))
  return [...importersOf(sources)]
    .filter(([path, importers]) => {
      const [importer, ...others] = importers
      if (!importer || others.length > 0 || dirname(importer) !== dirname(path)) return false
      if (JOINS_ONLY.test(importer) || LEFT_ALONE.test(path)) return false
      return sources.get(path)!.lines < SHORT && !loadedLater.has(path)
    })
    .map(([path]) => path)
}

/** Which folder imports from which. */
function foldersOf(sources: Sources): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const [path, { imports }] of sources) {
    const from = dirname(path)
    const to = [...imports].map((file) => dirname(file)).filter((folder) => folder !== from)
    folders.set(from, new Set([...(folders.get(from) ?? []), ...to]))
  }
  return folders
}

/** Groups of folders of which each reaches each other. */
function circlesIn(folders: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachOf(folder, folders)]))
  const inCircles = [...folders.keys()].filter((folder) => reach.get(folder)!.has(folder))
  const circles = inCircles.map((folder) => circleOf(folder, inCircles, reach))
  return circles.filter(([first], at) => circles.findIndex(([other]) => other === first) === at)
}

function circleOf(
  folder: string,
  all: readonly string[],
  reach: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return all.filter((other) => reach.get(folder)!.has(other) && reach.get(other)!.has(folder))
}

function reachOf(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>()
  const waiting = [...(folders.get(start) ?? [])]
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (seen.has(folder)) continue
    seen.add(folder)
    waiting.push(...(folders.get(folder) ?? []))
  }
  return seen
}
