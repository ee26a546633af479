import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { widthOf } from './glyphs.ts'
import { textsIn } from '#server/texts/texts.ts'
import { headline, LEADING, openPictures, pictureSvg, pictureWords, setLines } from './picture.ts'
import { sharedPicture } from './sharing.ts'

const { db } = await freshDatabase()
await makeSite(db)
const green = await makeSite(db, { domain: 'green.example' })
const COLOURS = { brand: '#0b6e3f', on_brand: '#ffffff', warm: '#d2b48c' }
await changeSettings(db, green.id, { name: 'Groen', ...COLOURS })
const app = await testApp(db)

const SITE = { name: 'Vonk', index_title: null, domain: 'vonk.example', ...COLOURS }

function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.fastify.inject({ method, url, headers: { host: 'green.example', ...headers } })
}

test('the picture of a site has the size that is told of it, and the colour of the site in its lens [ROU-7]', async () => {
  const { rawPayload, headers } = await get('/sharing/de.png')
  const { width, height, format } = await sharp(rawPayload).metadata()
  const lens = await sharp(rawPayload)
    .extract({ left: 1055, top: 350, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()

  expect(headers['content-type']).toBe('image/png')
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(sharedPicture(SITE, 'de')).toMatchObject({ width, height })
  expect([...lens]).toEqual([0x0b, 0x6e, 0x3f])
})

test('a page names the very picture that is there, which may be kept for ever [ROU-7]', async () => {
  const { path, alt } = sharedPicture({ ...SITE, name: 'Groen', domain: 'green.example' }, 'pl')
  const { statusCode, headers } = await get(path)
  const again = await get(path, { 'if-none-match': headers['etag'] as string })
  const asked = await get(path, {}, 'HEAD')

  expect(alt).toBe('Groen: Jedna wiadomość może wystarczyć, by przeskoczyła iskra.')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect([asked.statusCode, asked.body, asked.headers['etag']]).toEqual([200, '', headers['etag']])
})

test('one that is named otherwise may be another soon [ROU-7]', async () => {
  for (const path of ['/sharing/nl.png', '/sharing/nl.png?v=old', '/sharing/nl.png?v=a&v=b'])
    expect((await get(path)).headers['cache-control']).toBe('public, max-age=3600')
})

test('another name, colour or language is another picture [ROU-7]', () => {
  const changed = [SITE, { ...SITE, name: 'Gloed' }, { ...SITE, brand: '#111111' }]
  const paths = changed.map((site) => sharedPicture(site, 'nl').path)

  expect(new Set([...paths, sharedPicture(SITE, 'de').path]).size).toBe(4)
  expect(sharedPicture({ ...SITE }, 'nl').path).toBe(paths[0])
})

test.each(['xx.png', 'nl.svg', 'nl', 'NL.png', '..%2fnl.png', 'nl.png%00', '__proto__.png'])(
  'there is no picture %s',
  async (name) => {
    expect((await get(`/sharing/${name}`)).statusCode).toBe(404)
  },
)

test.each(LOCALE_CODES)(
  'the picture says in %s what the first page says, in lines that fit [ROU-7]',
  (locale) => {
    const path = `src/web/i18n/messages/${locale}/index.json`
    const { title } = JSON.parse(readFileSync(path, 'utf8')) as { title: string }
    const [line, spark] = textsIn(locale).sharing

    const { size, lines } = setLines(`${line} ${spark}`, { width: 596, height: 330 })

    expect(`${line} <em>${spark}</em>`).toBe(title)
    expect(lines.join(' ')).toBe(`${line} ${spark}`)
    expect(size).toBeGreaterThanOrEqual(64)
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(330)
    for (const text of lines) expect(widthOf(text, headline(size))).toBeLessThanOrEqual(596)
  },
)

test('what a site calls itself is drawn, never read: no sign of it does harm [ROU-7]', async () => {
  const name = '"><script>&\'</svg>🔥'
  const site = { ...SITE, name, index_title: 'W'.repeat(100), domain: `${'a'.repeat(60)}.example` }

  const svg = pictureSvg(pictureWords(site, 'nl'), site)

  expect(svg).not.toMatch(/script|&|text/)
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200)
})

test('signs without a drawing are left out, and words that would become others are not drawn at all [ROU-7]', () => {
  const wordsWith = (name: string, title: string | null) =>
    pictureWords({ ...SITE, name, index_title: title }, 'nl')

  expect(wordsWith('Vonk 🔥 Żar', 'Vanavond ❤️ iets')).toMatchObject({
    name: 'Vonk Żar',
    line: 'Vanavond iets',
    spark: '',
  })
  expect(wordsWith('Любовь 18', 'Привет, Vonk')).toMatchObject({
    name: 'vonk.example',
    line: textsIn('nl').sharing[0],
  })
  expect(wordsWith('🔥', null)).toMatchObject({ name: 'vonk.example', spark: 'vonk.' })
})

test('a picture is made once for many who ask at once, and few are kept [ROU-7]', async () => {
  const pictureOf = openPictures()
  const made: string[] = []
  const ask = (version: string) =>
    pictureOf(version, () => {
      made.push(version)
      return '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    })

  await Promise.all(Array.from({ length: 20 }, () => ask('first')))
  expect(made).toEqual(['first'])

  for (let other = 0; other < 64; other += 1) await ask(`other ${other}`)
  await ask('other 63')
  expect(made).toHaveLength(65)
  await ask('first')
  expect(made.at(-1)).toBe('first')
})

test('a picture that could not be made is tried again [ROU-7]', async () => {
  const pictureOf = openPictures()

  await expect(pictureOf('one', () => 'no drawing')).rejects.toThrow(/unsupported image/)
  const picture = await pictureOf(
    'one',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  )

  expect(picture.length).toBeGreaterThan(0)
})
