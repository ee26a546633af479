// Builds everything that runs: the browser's files, the page renderer and the server, into dist/.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const STAMP = 'dist/built-from'
const SOURCES = [
  'src',
  'build',
  'migrations',
  'vite.config.ts',
  'package-lock.json',
  'bin/build.mjs',
]
const ENTRIES = {
  main: 'src/server/main.ts',
  site: 'src/server/commands/site-command.ts',
  demo: 'src/server/commands/demo-command.ts',
  'render-photos': 'src/server/commands/render-photos-command.ts',
}

/** Builds unless dist/ was made from exactly these sources. */
async function buildIfNeeded() {
  const hash = hashOf(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  process.stdout.write('Building … ')
  const started = Date.now()
  await build()
  writeFileSync(STAMP, hash)
  process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

async function build() {
  const [{ build: viteBuild }, { build: esbuild }] = await Promise.all([
    import('vite'),
    import('esbuild'),
  ])
  rmSync('dist', { recursive: true, force: true })
  mkdirSync('dist')
  await viteBuild({ logLevel: 'warn' })
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })
  await esbuild({
    entryPoints: ENTRIES,
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    define: { 'import.meta.env.DEV': 'false' },
  })
  await compressAll('dist/client/assets')
}

/** Compressed once here, so that no request ever waits for it. */
async function compressAll(folder) {
  const files = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const bytes = readFileSync(join(folder, name))
      const brotli = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      })
      writeFileSync(join(folder, `${name}.br`), brotli)
      writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

await buildIfNeeded()
