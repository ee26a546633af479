import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cropPhoto, listPhotos, uploadPhoto } from '#contract/photos.ts'
import {
  openFiles,
  partsFolder,
  deleteScheduledFiles,
  type Files,
} from '#server/features/media/media.ts'
import { sweepParts } from '#server/features/media/open-store.ts'
import { aPicture } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { quickDecoder } from '#test/quick-decoder.ts'

const HOUR = 60 * 60 * 1000

const { db } = await freshDatabase()
const site = await makeSite(db)

/** A member of an installation whose files fare as the test says. */
async function aMember(changes: (files: Files) => Partial<Files> = () => ({})) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
  const sound = openFiles(folder)
  const faults = { isOn: true }
  const faulty = { ...sound, ...changes(sound) }
  const files: Files = {
    ...sound,
    write: (key, bytes) => (faults.isOn ? faulty : sound).write(key, bytes),
  }
  const app = await testApp(db, {
    files,
    uploadFolder: partsFolder(folder),
    decoder: quickDecoder,
  })
  const { id } = await makeMember(db, site.id)
  const { call } = await loggedIn(app, id)
  return {
    folder,
    files: sound,
    faults,
    call,
    upload: async () => call(uploadPhoto, { client_id: randomUUID() }, await aPicture()),
    list: async () => (await call(listPhotos, {})).body.photos,
  }
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []))
}

/** A disk that is full when the third file comes. */
function fullDisk() {
  const state = { written: 0 }
  return (sound: Files): Partial<Files> => ({
    write: async (key, bytes) => {
      state.written += 1
      if (state.written % 3 === 0)
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return sound.write(key, bytes)
    },
  })
}

test('when the disk is full there is no photo, and soon no file of it [U4]', async () => {
  const { upload, list, folder, files } = await aMember(fullDisk())

  const { outcome } = await upload()
  const between = filesIn(folder).length
  await deleteScheduledFiles(db, files, new Date())

  expect(outcome).toBe('UNEXPECTED')
  expect(between).toBeGreaterThan(0)
  expect(await list()).toEqual([])
  expect(filesIn(folder)).toEqual([])
})

test('a crop that fails leaves the photo as it was [U4]', async () => {
  const { upload, call, list, faults, folder, files } = await aMember(fullDisk())
  faults.isOn = false
  const { photo } = (await upload()).body
  const before = filesIn(folder)
  faults.isOn = true

  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const { outcome } = await call(cropPhoto, { id: photo.id, crop })
  await deleteScheduledFiles(db, files, new Date())

  expect(outcome).toBe('UNEXPECTED')
  expect(await list()).toEqual([photo])
  expect(filesIn(folder).toSorted()).toEqual(before.toSorted())
})

test('files of an upload that never ended stay for an hour, and then go [U4]', async () => {
  const { upload, folder, files } = await aMember((sound) => ({
    write: async (key, bytes) => {
      await sound.write(key, bytes)
      return key.endsWith('-locked.webp') ? new Promise<void>(() => {}) : undefined
    },
  }))
  const written = () => filesIn(folder).filter((name) => name.endsWith('.webp'))
  void upload()
  await expect.poll(written).toHaveLength(5)

  await deleteScheduledFiles(db, files, new Date())
  const kept = written()
  await deleteScheduledFiles(db, files, new Date(Date.now() + HOUR))

  expect(kept).toHaveLength(5)
  expect(written()).toEqual([])
})

test('what a killed process left half-written is swept after an hour, and not before [U4]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
  const parts = partsFolder(folder)
  mkdirSync(parts)
  for (const name of ['old.part', 'old.upload', 'fresh.part']) writeFileSync(join(parts, name), 'x')
  const longAgo = new Date(Date.now() - HOUR - 1000)
  for (const name of ['old.part', 'old.upload']) utimesSync(join(parts, name), longAgo, longAgo)

  await sweepParts(folder)
  await sweepParts(join(folder, 'that-is-not-there'))

  expect(readdirSync(parts)).toEqual(['fresh.part'])
})
