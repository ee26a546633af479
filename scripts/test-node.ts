import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const HELP = `Builds and tests with another version of Node

  npm run test:node -- <version> [part of a test file's name ...]

Node comes from npm, into .cache, and nothing of it is installed. Without names: what depends on Node most.`

/** Binaries of other packages, threads, processes, sockets, streams, dates and languages. */
const DEPENDS_ON_NODE = [
  'src/server/features/accounts/hash',
  'src/server/features/media',
  'src/server/db/embedded',
  'src/server/http',
  'src/server/kernel',
  'test/startup',
]

const [version = '', ...names] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.log(HELP)
  process.exit(version === '--help' ? 0 : 2)
}

const folder = resolve('.cache', `node-${version}`)
// The package "node" would run a script to fetch this one, which is the same for each platform.
const name = `node-${process.platform}-${process.arch}`
const bin = join(folder, 'node_modules', name, 'bin')
/** What is started from there by name finds that Node, too. */
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` }
if (!existsSync(bin)) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  run('npm', ['install', '--ignore-scripts', '--loglevel=error', `${name}@${version}`], folder)
}

const node = join(bin, 'node')
run(node, ['--version'])
rmSync('dist/built-from', { force: true })
run(node, ['bin/build.mjs'])
run(node, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=server',
  ...(names.length > 0 ? names : DEPENDS_ON_NODE),
])

function run(command: string, args: readonly string[], cwd = process.cwd()): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, cwd })
  if (status !== 0) process.exit(status ?? 1)
}
