import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PageAssets, PageRequest, RenderPage } from '#contract/page.ts'

/** How pages are made: by the built renderer, or by the development server. */
export type Pages = {
  render: RenderPage
  assetsOf: PageRequest['assetsOf']
  /** Makes the application serve the files that pages ask for. */
  serveFiles: (app: FastifyInstance) => Promise<void>
  /** The last word on a document: the development server adds its own scripts here. */
  finish?: (url: string, html: string, nonce: string) => Promise<string>
  readonly office?: OfficePages
}

/** The files of the office, which are a build of their own. */
export type OfficePages = {
  readonly assets: PageAssets
  readonly serveFiles: (app: FastifyInstance) => Promise<void>
  readonly finish?: Pages['finish']
}

type ManifestEntry = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const ENTRY = 'src/web/entry-client.tsx'
const LATE_ENTRY = 'src/web/entry-late.ts'
const OFFICE_ENTRY = 'src/web/entry-office.tsx'

/** Opens what `npm run build` made. */
export async function openBuiltPages(dist: string): Promise<Pages> {
  const manifest = JSON.parse(
    readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const module = (await import(pathToFileURL(resolve(dist, 'render/entry-server.js')).href)) as {
    render: RenderPage
  }
  const read = (file: string) => readFileSync(join(dist, 'client', file), 'utf8')
  return {
    render: module.render,
    assetsOf: assetsFrom(manifest, read),
    serveFiles: async (app) => {
      await staticFiles(app, resolve(dist, 'client/assets'))
      serviceWorkerFile(app, read('service-worker.js'))
    },
    office: openOfficePages(join(dist, 'office'), resolve(dist, 'client/assets')),
  }
}

/** It serves the members' files, too, for what it shows of a site. */
function openOfficePages(folder: string, membersFiles: string): OfficePages {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const all = withImports(manifest, [OFFICE_ENTRY])
  const [entry, ...imported] = all.map(({ file }) => address(file))
  return {
    assets: {
      css: '',
      sheets: [...new Set(all.flatMap(({ css }) => css ?? []))].map(address),
      scripts: [entry!],
      preloads: imported,
    },
    serveFiles: (app) => staticFiles(app, resolve(folder, 'assets'), membersFiles),
  }
}

/** Reads from the build's manifest which files a page needs, imports of imports included. */
export function assetsFrom(manifest: Manifest, read: (file: string) => string) {
  const known = new Map<string, PageAssets>()
  const assetsOf: PageRequest['assetsOf'] = (modules, start, onlyLooks = []) => {
    const key = [start, ...modules, '', ...onlyLooks].join()
    const asked = { manifest, modules, onlyLooks, read }
    const assets = known.get(key) ?? (start === 'late' ? late : collect)(asked)
    known.set(key, assets)
    return assets
  }
  return assetsOf
}

type Asked = {
  readonly manifest: Manifest
  readonly modules: readonly string[]
  readonly onlyLooks: readonly string[]
  readonly read: (file: string) => string
}

function collect({ manifest, modules, onlyLooks, read }: Asked): PageAssets {
  const all = withImports(manifest, [ENTRY, ...modules])
  const entry = manifest[ENTRY]!
  const files = new Set(all.map(({ file }) => file))
  const seen = [...all, ...withImports(manifest, onlyLooks)]
  const sheets = new Set(seen.flatMap(({ css }) => css ?? []))
  return {
    css: [...sheets].map(read).join(''),
    sheets: [...sheets].map(address),
    scripts: [address(entry.file)],
    preloads: [...files].filter((file) => file !== entry.file).map(address),
  }
}

/** The styles of the whole page, and of the scripts only what waits for the visitor. */
function late(asked: Asked): PageAssets {
  const { css, sheets } = collect(asked)
  const { manifest } = asked
  const entry = manifest[LATE_ENTRY]!
  const files = withImports(manifest, [LATE_ENTRY]).map(({ file }) => file)
  return {
    css,
    sheets,
    scripts: [address(entry.file)],
    preloads: files.filter((file) => file !== entry.file).map(address),
  }
}

function withImports(manifest: Manifest, names: readonly string[]): ManifestEntry[] {
  const entries = new Map<string, ManifestEntry>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (!entry || entries.has(name)) return
    entries.set(name, entry)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  for (const name of names) visit(name)
  return [...entries.values()]
}

function address(file: string): string {
  return `/${file}`
}

/** The service worker stands at the root, because it may look after no more than what is below it. Browsers ask for it anew each time. */
function serviceWorkerFile(app: FastifyInstance, source: string): void {
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        // It fetches for the pages what they ask for, from this site alone.
        'content-security-policy': "default-src 'self'; script-src 'none'; base-uri 'none'",
      })
      .send(source),
  )
}

/** What the files of the build are called. Any other name, such as one that leads out of their folder, is not there. */
const PLAIN_NAME = /^[\w.-]+$/

/** The files of the build: named after their content, so browsers may keep them for ever. */
export async function staticFiles(app: FastifyInstance, ...folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders,
    // Its own route reads the whole folder for every file, to tell names apart that differ in their capitals alone.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
    PLAIN_NAME.test(name) ? reply.sendFile(name) : reply.callNotFound(),
  )
}
