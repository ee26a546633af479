import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageAssets } from '#contract/page.ts'
import { takesGzip, zipAround, zipPage } from './zip-page.ts'

const CSS = Array.from({ length: 500 }, (_, nth) => `.c${nth}{color:#${nth}aaa}`).join('')

test.each([
  ['with its styles in it', `<style>${CSS}</style><main>Zoë 🔥 €</main>`],
  ['that begins with them', `${CSS}<main></main>`],
  ['that ends with them', `<style>${CSS}`],
  ['without them', '<main>Er is iets mis</main>'],
  ['that is empty', ''],
])('a document %s comes out as it went in', (_case, html) => {
  expect(gunzipSync(zipPage(html, assetsWith(CSS))).toString()).toBe(html)
})

test('pages of the same styles share those and nothing else', () => {
  const assets = assetsWith(CSS)
  const pages = ['Noor', 'Sem'].map((name) => `<style>${CSS}</style><main>Dag ${name}</main>`)

  const zipped = [...pages, ...pages].map((html) => zipPage(html, assets))

  expect(zipped.map((each) => gunzipSync(each).toString())).toEqual([...pages, ...pages])
})

test.each([
  [
    'between styles and text',
    [`<style nonce="`, `">${CSS}</style><script nonce="`, `">Zoë 🔥</script>`],
  ],
  ['at the edges', ['', CSS, '']],
  ['nowhere', ['<main></main>']],
])('a word %s is put in later, another one each time', (_case, pieces) => {
  const zip = zipAround(pieces, assetsWith(CSS))

  const words = ['bm9uY2U=', '', 'Ω'.repeat(100)]

  expect(words.map((word) => gunzipSync(zip(word)).toString())).toEqual(
    words.map((word) => pieces.join(word)),
  )
})

test('a page without styles of its own is one piece', () => {
  expect(gunzipSync(zipPage('<main></main>', assetsWith(''))).toString()).toBe('<main></main>')
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['GZIP', true],
  ['br;q=1, gzip;q=0.8', true],
  ['br', false],
  ['gzip;q=0, br', false],
  ['gzip;q=0.0', false],
  ['x-gzip', false],
  ['', false],
  [undefined, false],
])('a browser that says %s takes gzip: %s', (accepted, takes) => {
  expect(takesGzip(accepted)).toBe(takes)
})

function assetsWith(css: string): PageAssets {
  return { css, sheets: [], scripts: [], preloads: [] }
}
