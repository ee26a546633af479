import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageRequest } from '#contract/page.ts'
import { type Pages, staticFiles } from '#server/http/pages.ts'

/** The one file of the stub's build. */
export const STUB_FILE = '/assets/stub.js'

/** Pages without the web room: each shows what it was told, as JSON, under the nonce of its answer. */
export function stubPages(): Pages {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-assets-'))
  writeFileSync(join(folder, 'stub.js'), 'export {}')
  return {
    render: async (request) => ({ status: request.failure?.status ?? 200, html: htmlOf(request) }),
    assetsOf: () => ({ css: '', sheets: [], scripts: [STUB_FILE], preloads: [] }),
    serveFiles: (app) => staticFiles(app, folder),
  }
}

/** What a page of the stub was told. */
export function shownOn(html: string): Pick<PageRequest, 'url' | 'boot' | 'failure'> {
  return JSON.parse(/<script [^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? 'null')
}

function htmlOf({ url, boot, failure, nonce }: PageRequest): string {
  const json = JSON.stringify({ url, boot, failure }).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html><script type="application/json" nonce="${nonce}">${json}</script>`
}
