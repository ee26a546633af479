import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Face } from '#server/demo/faces.ts'
import { PACK_SIZE, faceOf } from '#server/demo/faces.ts'
import { PACK_FOLDER, packFile } from '#server/demo/photos.ts'
import { portrait } from '#server/demo/portrait/portrait.ts'
import { renderVariants } from '#server/demo/render-missing-photos.ts'
import { VARIANTS } from '#server/features/media/media.ts'

const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    first: { type: 'string', default: String(PACK_SIZE) },
  },
})

sharp.concurrency(1)
sharp.cache(false)
await mkdir(PACK_FOLDER, { recursive: true })

const wanted = Array.from({ length: Number(values.first) }, (_, index) => faceOf(index + 1))
const missing = wanted.filter((face) => values.force || !isThere(face))
console.log(`${wanted.length} portraits, ${missing.length} to render`)

const start = Date.now()
for (const [index, face] of missing.entries()) {
  await render(face)
  if ((index + 1) % 20 === 0 || index + 1 === missing.length) report(index + 1)
}

function isThere({ number }: Face): boolean {
  return VARIANTS.every((variant) => existsSync(packFile(PACK_FOLDER, number, variant)))
}

async function render({ number, ...face }: Face): Promise<void> {
  const variants = await renderVariants(portrait({ ...face, shot: 0 }))
  for (const variant of VARIANTS) {
    const file = packFile(PACK_FOLDER, number, variant)
    await writeFile(`${file}.part`, variants[variant])
    await rename(`${file}.part`, file)
  }
}

function report(done: number): void {
  const each = (Date.now() - start) / 1000 / done
  const left = Math.round((missing.length - done) * each)
  console.log(`${done} of ${missing.length}, ${each.toFixed(2)} s each, ${left} s left`)
}
