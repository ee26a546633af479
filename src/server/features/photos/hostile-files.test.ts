import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { uploadPhoto } from '#contract/photos.ts'
import { getUser } from '#contract/user.ts'
import { openFiles, deleteScheduledFiles, VARIANTS } from '#server/features/media/media.ts'
import { atNight } from '#test/at-night.ts'
import { aPicture, blank } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { bombs, CANARY, carriers, notPictures } from '#test/hostile/pictures/hostile-pictures.ts'
import { jpegWith } from '#test/hostile/pictures/jpeg-with.ts'
import { pngOf } from '#test/hostile/pictures/png-of.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const MEGABYTE = 1024 * 1024

const { db } = await freshDatabase()
const site = await makeSite(db)
const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
const files = openFiles(folder)
const app = await testApp(db, { files })
const member = await makeMember(db, site.id, { paid_user: true })
const browser = await loggedIn(app, member.id)
const [junk, mixed, large] = await Promise.all([notPictures(), carriers(), bombs()])

function upload(file: Buffer) {
  return browser.call(uploadPhoto, { client_id: randomUUID() }, file)
}

/** What is stored, and forgotten for the next test. */
async function takeStored(): Promise<Buffer[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  )
  const stored = paths.map((path) => readFileSync(path))
  const rows = await db.deleteFrom('photo').returning('filename').execute()
  const keys = rows.flatMap(({ filename }) => paths.filter((path) => path.includes(filename)))
  await Promise.all(keys.map((path) => files.remove(path.slice(folder.length + 1))))
  return stored
}

/** Processes that unpack for others. */
const others = allDecoders()
await upload(await aPicture())
await takeStored()

test('there are at least 40 hostile files [U1]', () => {
  expect(Object.keys({ ...junk, ...mixed, ...large }).length).toBeGreaterThanOrEqual(40)
})

test.each(Object.entries(junk))(
  '%s is refused and nothing is stored [U1] [PHO-2]',
  async (_, file) => {
    const { outcome } = await upload(file)

    expect(outcome).toBe('PHOTO_UNREADABLE')
    expect(await takeStored()).toHaveLength(0)
  },
)

test.each(Object.entries(mixed))(
  'of %s the picture is stored and nothing else [U1]',
  async (_, file) => {
    const { outcome } = await upload(file)

    const stored = await takeStored()
    expect(outcome).toBe(200)
    expect(stored).toHaveLength(VARIANTS.length)
    expect(stored.filter((bytes) => bytes.includes(CANARY) || bytes.equals(file))).toEqual([])
  },
)

test.each(Object.entries(large))('%s is refused before it is unpacked [U2]', async (_, file) => {
  const before = process.memoryUsage().rss
  const peaks = decoders().map(peakOf)

  const { outcome, error } = await upload(file)

  expect(error?.code).toMatch(/^PHOTO_(UNREADABLE|TOO_LARGE|TOO_SMALL)$/)
  expect(outcome).not.toBe(200)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE)
  expect(peaks.length).toBeGreaterThan(0)
  for (const growth of peaks) expect(growth()).toBeLessThan(32 * MEGABYTE)
  expect(await takeStored()).toHaveLength(0)
})

test('while twenty bombs come at once other calls are answered [U2]', async () => {
  const stopped = decoders()
  const go = () => stopped.forEach((pid) => process.kill(pid, 'SIGCONT'))
  onTestFinished(go)
  stopped.forEach((pid) => process.kill(pid, 'SIGSTOP'))
  const state = { refused: 0 }
  const flood = Array.from({ length: 20 }, async (_, nth) => {
    const { outcome } = await upload(Object.values(large)[nth % Object.keys(large).length]!)
    state.refused += 1
    return outcome
  })

  const { outcome } = await browser.call(getUser, {})
  const { refused } = state
  go()

  expect(outcome).toBe(200)
  expect(refused).toBeLessThan(20)
  expect(await Promise.all(flood)).not.toContain(200)
})

test.each([
  ['a photo of 40 megapixels', 8000, 5000, 200],
  ['a photo of one line more', 8000, 5001, 'PHOTO_TOO_LARGE'],
  ['a photo of 200 pixels', 200, 200, 200],
  ['a photo of 199 pixels', 400, 199, 'PHOTO_TOO_SMALL'],
  ['a photo eight times as wide as high', 3200, 400, 200],
  ['a photo that is a stripe', 3300, 400, 'PHOTO_TOO_SMALL'],
] as const)('%s of %i x %i is answered %s [PHO-2]', async (_, width, height, expected) => {
  const { outcome } = await upload(pngOf({ width, height }))

  await takeStored()
  expect(outcome).toBe(expected)
})

test('nothing but the pixels of a photo is left: no place, no words, no profile, no small picture [U3] [PHO-2]', async () => {
  const canaries = ['CANARY-EXIF', 'CANARY-XMP', 'CANARY-IPTC', 'CANARY-COMMENT', 'CANARY-TEXT']
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>CANARY-XMP</a></x:xmpmeta>`
  const jpeg = await blank()
    .withExif({ IFD0: { Copyright: 'CANARY-EXIF' }, IFD3: { GPSLatitude: '52/1 5/1 30/1' } })
    .withXmp(xmp)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const iptc = Buffer.from(
    'Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00\x10\x1c\x02\x78\x00\x0bCANARY-IPTC',
  )
  const worded = jpegWith(jpegWith(jpeg, 0xed, iptc), 0xfe, Buffer.from('CANARY-COMMENT'))
  const webp = await sharp(jpeg).keepMetadata().webp().toBuffer()
  const png = pngOf({ width: 300, height: 400 }, [['tEXt', Buffer.from('Author\0CANARY-TEXT')]])
  const sent = [worded, webp, png]

  const outcomes = []
  for (const file of sent) outcomes.push((await upload(file)).outcome)

  const stored = await takeStored()
  const before = canaries.map((word) => sent.some((bytes) => bytes.includes(word)))
  expect(before).toEqual(canaries.map(() => true))
  expect(outcomes).toEqual([200, 200, 200])
  expect(stored).toHaveLength(3 * VARIANTS.length)
  for (const bytes of stored) {
    const { exif, xmp: words, icc, iptc: press, orientation } = await sharp(bytes).metadata()
    expect([exif, words, icc, press, orientation]).toEqual(Array.from({ length: 5 }))
    expect(canaries.filter((word) => bytes.includes(word))).toEqual([])
    expect(/Exif|EXIF|XMP |ICCP|GPS|adobe/.test(bytes.toString('latin1'))).toBe(false)
  }
})

atNight('a photo in other colours looks the same in ours [PHO-2]', async () => {
  const wide = await blank({ colour: '#00c800' }).withIccProfile('p3').png().toBuffer()
  const print = await blank({ colour: '#c80000' }).toColourspace('cmyk').jpeg().toBuffer()

  await upload(wide)
  const [green] = await Promise.all((await takeStored()).map((bytes) => sharp(bytes).stats()))
  await upload(print)
  const [red] = await Promise.all((await takeStored()).map((bytes) => sharp(bytes).stats()))

  expect(green!.dominant).toMatchObject({
    r: expect.closeTo(8, -1.5),
    g: expect.closeTo(200, -1.5),
  })
  expect(red!.dominant.r).toBeGreaterThan(150)
  expect(red!.dominant.g).toBeLessThan(80)
})

test('a clear picture is shown on white [PHO-2]', async () => {
  const clear = { width: 300, height: 400, channels: 4, background: '#00000000' } as const

  await upload(await sharp({ create: clear }).png().toBuffer())

  const [first] = await Promise.all((await takeStored()).map((bytes) => sharp(bytes).stats()))
  expect(first!.channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

test('nothing is left on the list of files that go [U4]', async () => {
  await deleteScheduledFiles(db, files, new Date())

  expect(await db.selectFrom('doomed_file').selectAll().execute()).toEqual([])
})

function decoders(): number[] {
  return allDecoders().filter((pid) => !others.includes(pid))
}

function allDecoders(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString()
  return list
    .split('\n')
    .filter((line) => line.includes('decode-photos'))
    .map((line) => Number.parseInt(line, 10))
}

/** How much more memory a process has held since now than it holds now. */
function peakOf(pid: number): () => number {
  const peak = () =>
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1])
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = peak()
  return () => (peak() - before) * 1024
}
