import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addSitePicture, sitePicture } from '#contract/office/site-pictures.ts'
import { deleteScheduledFiles, openFiles } from '#server/features/media/media.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { aPicture } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { bombs } from '#test/hostile/pictures/hostile-pictures.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { deleteUnusedPictures } from './site-pictures.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const other = await makeSite(db)
const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
const files = openFiles(folder)
const app = await testApp(db, { files })
const owner = await officeCaller(app, await makeOperator(db))
const picture = await aPicture({ width: 600, height: 800 })

const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000)
const stored = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  )

function add(file: Buffer, { siteId = site.id, clientId = randomUUID() as string } = {}) {
  return owner.call(addSitePicture, { site_id: siteId, client_id: clientId }, file)
}

async function added(): Promise<string> {
  const { body } = await add(picture)
  return (body as { path: string }).path
}

function ask(path: string, host = 'localhost') {
  return app.fastify.inject({ url: path, headers: { host } })
}

test('a picture is taken, shown on its own site alone, and noted in the record [OFF-12]', async () => {
  const path = await added()

  const here = await ask(path)
  const there = await ask(path, other.domain)
  const office = await owner.call(sitePicture, { site_id: other.id, path })

  expect([here.statusCode, here.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(here.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([there.statusCode, office.outcome]).toEqual([404, 'NOT_FOUND'])
  const deeds = db.selectFrom('operator_record').select('site_id')
  const noted = await deeds.where('action', '=', 'site_picture_added').execute()
  expect(noted).toEqual([{ site_id: site.id }])
})

test('the same upload many times at once is one picture, and another file under its id is refused [OFF-12]', async () => {
  const clientId = randomUUID()
  const before = stored().length

  const told = await Promise.all(Array.from({ length: 4 }, () => add(picture, { clientId })))
  const another = await add(await aPicture({ width: 700, height: 700 }), { clientId })
  const elsewhere = await add(picture, { clientId, siteId: other.id })
  await deleteScheduledFiles(db, files, tomorrow())

  expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect([another.outcome, elsewhere.outcome]).toEqual(['CLIENT_ID_REUSED', 'CLIENT_ID_REUSED'])
  expect(stored()).toHaveLength(before + 1)
})

test('what is no picture, or more than it weighs, is refused and leaves nothing [OFF-12]', async () => {
  const before = stored().length
  const hostile = Object.values(await bombs()) as Buffer[]

  const told = await Promise.all([Buffer.from('<svg/>'), ...hostile].map((file) => add(file)))

  for (const { outcome } of told)
    expect(['PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL']).toContain(outcome)
  expect(stored()).toHaveLength(before)
})

test('a picture goes after a day when nothing live, prepared or undoable names it [OFF-12]', async () => {
  const [live, past, unused] = [await added(), await added(), await added()]
  const tile = { name: 'Cam', url: 'https://cam.example' }
  await changeSettings(db, site.id, { cam_tiles: [{ ...tile, image: past }] })
  await changeSettings(db, site.id, { cam_tiles: [{ ...tile, image: live }] })

  await deleteUnusedPictures(db, new Date())
  const today = await ask(unused)
  await deleteUnusedPictures(db, tomorrow())
  await deleteScheduledFiles(db, files, tomorrow())

  expect(today.statusCode).toBe(200)
  const after = await Promise.all([live, past, unused].map((path) => ask(path)))
  expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404])
})
