import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
await makeSite(db)
const green = await makeSite(db, { domain: 'green.example' })
await changeSettings(db, green.id, { name: 'Groen', brand: '#0b6e3f', on_brand: '#ffffff' })
const app = await testApp(db)

function get(url: string, host = 'localhost') {
  return app.fastify.inject({ url, headers: { host } })
}

test('every site is installed under its own name and colours, with icons that can be cut to shape [PSH-2]', async () => {
  const [ours, theirs] = [
    await get('/manifest.webmanifest'),
    await get('/manifest.webmanifest', 'green.example'),
  ]

  expect(ours.headers['content-type']).toContain('application/manifest+json')
  expect(ours.json()).toMatchObject({ name: 'Vonk', theme_color: '#dc143c', start_url: '/' })
  expect(theirs.json()).toMatchObject({ name: 'Groen', theme_color: '#0b6e3f' })
  const purposes = theirs.json<{ icons: { purpose: string }[] }>().icons.map((icon) => icon.purpose)
  expect(purposes).toEqual(['any', 'any', 'maskable'])
})

test('the icon leads to search, messages, likes, game and match finder at once, in the language of the page, and a discreet one nowhere [PSH-2] [ACC-9] [REA-1]', async () => {
  const shortcutsIn = async (query: string) =>
    (await get(`/manifest.webmanifest?${query}`)).json<{
      shortcuts?: { name: string; url: string }[]
    }>().shortcuts

  expect(await shortcutsIn('lang=pl')).toEqual([
    { name: 'Szukaj profili', url: '/members' },
    { name: 'Wiadomości', url: '/chats' },
    { name: 'Polubienia', url: '/likes' },
    { name: 'Gra w swipe', url: '/swipe-game' },
    { name: 'Wyszukiwarka dopasowań', url: '/match-finder' },
  ])
  expect(await shortcutsIn('lang=nl')).toContainEqual({ name: 'Berichten', url: '/chats' })
  expect(await shortcutsIn('discreet=nl')).toBeUndefined()
})

test('every icon of a manifest is there, in its size and the colour of its site [PSH-2]', async () => {
  const { icons } = (await get('/manifest.webmanifest', 'green.example')).json<{
    icons: { src: string; sizes: string }[]
  }>()

  for (const { src, sizes } of icons) {
    const { statusCode, rawPayload, headers } = await get(src, 'green.example')
    const { width, height } = await sharp(rawPayload).metadata()
    const { data } = await sharp(rawPayload)
      .extract({ left: 8, top: width / 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(`${width}x${height}`).toBe(sizes)
    expect([...data]).toEqual([0x0b, 0x6e, 0x3f])
  }
})

test('whoever is discreet installs something with a name and an icon that tell nothing [ACC-9]', async () => {
  const { name, icons } = (await get('/manifest.webmanifest?discreet=nl')).json<{
    name: string
    icons: { src: string }[]
  }>()

  expect(name).toBe('Notities')
  expect(icons.every(({ src }) => src.startsWith('/icons/neutral-'))).toBe(true)
})

test.each(LOCALE_CODES)('without a connection there is a page in %s [PSH-2]', async (locale) => {
  const { statusCode, body } = await get(`/offline?lang=${locale}`)

  expect(statusCode).toBe(200)
  expect(body).toContain(`<html lang="${locale}">`)
  expect(body).not.toMatch(/<script|src=/)
})

test('what is no icon is not there', async () => {
  expect((await get('/icons/app-9999.png')).statusCode).toBe(404)
  expect((await get('/icons/..%2fsecret')).statusCode).toBe(404)
})
