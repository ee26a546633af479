import { randomBytes } from 'node:crypto'
import { OFFICE_PLACES } from '#contract/office/places.ts'
import type { OfficePages } from './pages.ts'
import type { OfficeApp } from './office-route.ts'
import { pagePolicy } from './security-headers.ts'

/** Answers every address of the office with the same page, which knows nothing: all that it shows, it asks for. */
export async function officePages({ fastify }: OfficeApp, pages: OfficePages): Promise<void> {
  await pages.serveFiles(fastify)
  for (const place of OFFICE_PLACES)
    fastify.get(place, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const html = documentOf(pages, nonce)
      return reply
        .headers({
          'content-security-policy': policyOf(nonce, pages.finish !== undefined),
          'cache-control': 'private, no-cache',
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(pages.finish ? await pages.finish(request.url, html, nonce) : html)
    })
}

/** The policy of members' pages, without their address for reports. */
function policyOf(nonce: string, isHot: boolean): string {
  return pagePolicy({ nonce, images: '', isHot }).replace(/; report-uri .*$/, '')
}

function documentOf({ assets: { sheets, scripts, preloads } }: OfficePages, nonce: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.map((src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('')
}
