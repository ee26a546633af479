import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PUBLIC_SCREENS } from '../../e2e/every-screen.ts'

/** Where the product runs, and where a suite may write. */
export type Place = {
  readonly origin: string
  readonly port: number
  readonly folder: string
}

export type Outcome = {
  /** What somebody has to look at; a suite without any has passed. */
  readonly findings: readonly string[]
  /** What it says and we do not follow, by the reason why, and how often. */
  readonly answered?: Readonly<Record<string, number>>
  /** What it looked at and how, for whoever reads the report later. */
  readonly about: Readonly<Record<string, unknown>>
}

export type Suite = {
  readonly name: string
  readonly run: (place: Place) => Promise<Outcome>
}

/** Every page that search engines may know. */
export const PUBLIC_PAGES = PUBLIC_SCREENS.map(({ path }) => path)

/** The fourteen that most visitors see: first page, prices, questions, forms, promises, and landing pages of every kind. */
export const FOURTEEN = [
  '/',
  '/pricing',
  '/complaints',
  '/notice',
  '/pages/accessibility',
  ...PUBLIC_PAGES.filter((path) => path.startsWith('/pages/') && path !== '/pages/accessibility'),
  ...PUBLIC_PAGES.filter((path) => path.startsWith('/landers/')),
].slice(0, 14)

const CACHE = '.cache/outside'

/** The folder of a package of npm in this very version, which is no part of the product's own packages. */
export async function npmTool(name: string, version: string): Promise<string> {
  const folder = resolve(CACHE, `${name.replaceAll('/', '-')}-${version}`)
  const installed = join(folder, 'node_modules', name)
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    await program(
      'npm',
      ['install', '--ignore-scripts', '--loglevel=error', `${name}@${version}`],
      {
        cwd: folder,
      },
    )
  }
  return installed
}

type Ran = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** Runs a program to its end, however it ends. */
export function program(
  name: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  return new Promise((done) => {
    execFile(
      name,
      args,
      { cwd, env: { ...process.env, ...env }, maxBuffer: 256 << 20 },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}
