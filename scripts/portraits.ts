import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Face, faceOf, PACK_SIZE } from '#server/demo/faces.ts'
import { PACK_FOLDER, packFile, type ShippedPhoto, writeFace } from '#server/demo/pack.ts'
import type { Who } from '#server/demo/portrait/person.ts'
import { renderPhoto, renderPicture } from '#server/demo/pictures.ts'
import { portrait } from '#server/demo/portrait/portrait.ts'

/** npm run portraits: the demo's photos that are missing; with --web the drawn people of pages for everybody. */
const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    web: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: String(PACK_SIZE) },
  },
})

sharp.concurrency(1)
sharp.cache(false)
async function drawPack(): Promise<void> {
  await mkdir(PACK_FOLDER, { recursive: true })
  const [from, to] = [Number(values.from), Number(values.to)]
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => faceOf(from + index))
  const missing = wanted.filter(
    ({ number }) => values.force || !existsSync(packFile(PACK_FOLDER, number)),
  )
  console.log(`${wanted.length} faces, ${missing.length} to draw`)
  const start = Date.now()
  for (const [index, face] of missing.entries()) {
    await drawFace(face)
    const done = index + 1
    if (done % 20 && done < missing.length) continue
    const each = (Date.now() - start) / 1000 / done
    console.log(`${done} of ${missing.length}, ${each.toFixed(2)} s each`)
  }
}

async function drawFace(face: Face): Promise<void> {
  const photos: ShippedPhoto[] = []
  for (let shot = 0; shot < face.shots; shot++)
    photos.push(await renderPhoto(portrait({ ...face, shot })))
  await writeFace(packFile(PACK_FOLDER, face.number), photos)
}

type Drawn = { readonly file: string; readonly who: Who; readonly width: number }

/** People of their own, so that nobody on these pages is mistaken for a member. */
async function drawForPages(): Promise<void> {
  for (const { file, who, width } of pagePictures())
    await writeFile(
      `src/web/${file}.webp`,
      await renderPicture(portrait({ ...who, shot: 0 }), width),
    )
}

/** Which people of each kind look best where they stand, in their order there. */
const FOR_LANDERS = {
  woman: [1, 2, 4, 6, 9, 13],
  mature: [2, 3, 4, 8, 9, 11],
  elder: [1, 2, 6, 7, 8, 9],
  man: [2, 6, 9, 10, 11, 14],
}
const HERO = 'screens/index/portraits'
const SIGNUP = 'features/signup/portraits'
const FOR_OTHERS: readonly [file: string, name: string, width: number][] = [
  [`${HERO}/lead`, 'mature-5', 560],
  [`${HERO}/arch`, 'man-5', 560],
  [`${HERO}/round`, 'woman-2', 336],
  [`${HERO}/tall`, 'man-8', 336],
  [`${HERO}/small`, 'woman-8', 336],
  [`${SIGNUP}/first`, 'woman-3', 800],
  [`${SIGNUP}/second`, 'man-12', 800],
  [`${SIGNUP}/third`, 'woman-11', 800],
  [`${SIGNUP}/fourth`, 'man-13', 800],
]

function pagePictures(): Drawn[] {
  const landers = Object.entries(FOR_LANDERS).flatMap(([kind, numbers]) =>
    numbers.map((number, index) => ({
      file: `landers/drawn-faces/drawn/${kind}-${index + 1}`,
      who: drawnPerson(`${kind}-${number}`),
      width: 320,
    })),
  )
  const others = FOR_OTHERS.map(([file, name, width]) => ({ file, who: drawnPerson(name), width }))
  return [...landers, ...others]
}

const YOUNGEST: Record<string, number> = { woman: 24, mature: 43, elder: 59, man: 27 }

function drawnPerson(name: string): Who {
  const [kind = '', number] = name.split('-')
  const gender = kind === 'man' ? 'male' : 'female'
  return { seed: name, gender, age: YOUNGEST[kind]! + ((Number(number) * 3) % 12) }
}

await (values.web ? drawForPages() : drawPack())
