// Builds everything that runs: the browser's files, the page renderer and the server, into dist/.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const DIST = 'dist'
const NEXT = '.cache/dist-next'
const LAST = '.cache/dist-last'
const LOCK = '.cache/build-lock'
const STAMP = 'built-from'
const SOURCES = [
  'src',
  'build',
  'migrations',
  'vite.config.ts',
  'vite.office.config.ts',
  'package-lock.json',
  'bin/build.mjs',
]
const ENTRIES = {
  main: 'src/server/main.ts',
  cli: 'src/server/commands/cli.ts',
  'decode-photos': 'src/server/features/media/decode-photos.ts',
  'hashing-thread': 'src/server/features/accounts/hashing-thread.js',
}

// What CommonJS packages find around them, in the file of an ES module.
const COMMONJS = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url), __dirname = import.meta.dirname;`
// Packages that bring files or binaries of their own. All others go into the server's own files: one file instead of
// two thousand is read and compiled in two thirds of the time.
const LEFT_OUTSIDE = ['@node-rs/argon2', 'pdfkit', 'pg-native', 'pino', 'sharp']

/** Builds unless dist/ was made from exactly these sources. A process that comes during a build waits for it. */
async function buildIfNeeded() {
  const hash = hashOf(SOURCES)
  if (isBuiltFrom(hash)) return
  const unlock = await lock()
  try {
    if (isBuiltFrom(hash)) return
    process.stdout.write('Building … ')
    const started = Date.now()
    await build()
    writeFileSync(join(NEXT, STAMP), hash)
    putInPlace()
    process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  } finally {
    unlock()
  }
}

function isBuiltFrom(hash) {
  const stamp = join(DIST, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** The old build stays whole until the new one is. */
function putInPlace() {
  rmSync(LAST, { recursive: true, force: true })
  if (existsSync(DIST)) renameSync(DIST, LAST)
  renameSync(NEXT, DIST)
  rmSync(LAST, { recursive: true, force: true })
}

/** A file that one process can make, with its pid in it: one that was killed does not block the next. */
async function lock() {
  mkdirSync('.cache', { recursive: true })
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      return () => rmSync(LOCK, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isAlive(Number(readFileSync(LOCK, 'utf8')))) rmSync(LOCK, { force: true })
    await sleep(250)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function build() {
  // The bundler goes by what it finds here, and would make half a development build where a test is the caller.
  process.env.NODE_ENV = 'production'
  const [{ build: viteBuild }, { build: esbuild }] = await Promise.all([
    import('vite'),
    import('esbuild'),
  ])
  rmSync(NEXT, { recursive: true, force: true })
  mkdirSync(NEXT)
  await viteBuild({ logLevel: 'warn', build: { outDir: join(NEXT, 'client') } })
  await viteBuild({ logLevel: 'warn', build: { ssr: true, outDir: join(NEXT, 'render') } })
  await viteBuild({
    configFile: 'vite.office.config.ts',
    logLevel: 'warn',
    build: { outDir: join(NEXT, 'office') },
  })
  await esbuild({
    entryPoints: ENTRIES,
    outdir: join(NEXT, 'server'),
    bundle: true,
    external: LEFT_OUTSIDE,
    banner: { js: COMMONJS },
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  })
  await esbuild({
    entryPoints: { 'service-worker': 'src/web/service-worker/service-worker.ts' },
    outdir: join(NEXT, 'client'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    logLevel: 'warning',
  })
  await compressAll(join(NEXT, 'client/assets'))
  await compressAll(join(NEXT, 'office/assets'))
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
