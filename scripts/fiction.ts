import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { LOCALE_CODES } from '#contract/locales.ts'
import { gramsOf, placeOf, PLACES } from '#server/features/fiction/grams.ts'
import { likelihoodsOf } from '#server/features/fiction/likelihoods.ts'

const FOLDER = 'src/server/features/fiction'
const GENERATED = `${FOLDER}/weights.gen.ts`
const QUESTIONS = ['what', 'meet'] as const
type Line = { readonly text: string; readonly heading: string }

/** All that members may write, by the heading it stands under; what is kept back is for tests alone. */
export function learnt(): Line[] {
  return LOCALE_CODES.flatMap((locale) => linesOf(`${FOLDER}/corpus/${locale}.txt`)).filter(
    ({ heading }) => !heading.startsWith('kept back'),
  )
}

function linesOf(path: string): Line[] {
  const parts = readFileSync(path, 'utf8').split(/^# /m).slice(1)
  return parts.flatMap((part) => {
    const [heading, ...texts] = part.trim().split('\n')
    return texts.map((text) => ({ text, heading: heading! }))
  })
}

/** Tells whether the weights were learnt from the corpus as it is. */
export function nameOf(lines: readonly Line[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16)
}

const ROUNDS = 45
const STEP = 0.1
/** Large weights cost this much, so that none stands on one line alone. */
const MODESTY = 1e-5

/** Learns by logistic regression, in steps that get smaller where much was learnt (AdaGrad), the same each time. */
function learn(lines: readonly Line[]): Float32Array[] {
  const examples = examplesOf(lines)
  const weights = QUESTIONS.map(() => new Float32Array(PLACES))
  const learntAt = QUESTIONS.map(() => new Float32Array(PLACES).fill(1e-6))
  const next = randomFrom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples, next)
    for (const { places, heading } of examples) {
      const [what, meet] = weights.map((own) => places.reduce((sum, place) => sum + own[place]!, 0))
      const likely = likelihoodsOf(what!, meet!, places.length)
      for (const [nth, question] of QUESTIONS.entries()) {
        const error = (likely[question] - (heading === question ? 1 : 0)) / Math.sqrt(places.length)
        const [own, before] = [weights[nth]!, learntAt[nth]!]
        for (const place of places) {
          const slope = error + MODESTY * own[place]!
          before[place]! += slope * slope
          own[place]! -= (STEP * slope) / Math.sqrt(before[place]!)
        }
      }
    }
  }
  return weights
}

/** What stands in one line only says nothing about others. */
function examplesOf(lines: readonly Line[]): { places: number[]; heading: string }[] {
  const grams = lines.map(({ text }) => gramsOf(text))
  const counts = new Map<string, number>()
  for (const gram of grams.flat()) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return lines.map(({ heading }, nth) => {
    const common = grams[nth]!.filter((gram) => counts.get(gram)! > 1)
    return { places: [...new Set(common.map(placeOf))], heading }
  })
}

function shuffle<Item>(items: Item[], next: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    ;[items[at], items[other]] = [items[other]!, items[at]!]
  }
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function write(lines: readonly Line[]): void {
  const weights = learn(lines)
  const largest = weights.reduce(
    (most, own) => own.reduce((a, b) => Math.max(a, Math.abs(b)), most),
    0,
  )
  const bytes = weights.map((own) =>
    Int8Array.from(own, (value) => Math.round((value / largest) * 127)),
  )
  const packed = gzipSync(Buffer.concat(bytes.map(({ buffer }) => Buffer.from(buffer))), {
    level: 9,
  }).toString('base64')
  writeFileSync(
    GENERATED,
    `// Written by npm run fiction.

/** The corpus that this was learnt from. */
export const LEARNT_FROM = '${nameOf(lines)}'
export const SCALE = ${largest / 127}
export const WEIGHTS =
  '${packed}'
`,
  )
}

/** npm run fiction: learns from the corpus what to hear. */
if (process.argv[1]?.endsWith('fiction.ts')) write(learnt())
