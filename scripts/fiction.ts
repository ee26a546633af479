import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { LOCALE_CODES } from '#contract/locales.ts'
import { gramsOf, placeOf, PLACES } from '#server/features/fiction/grams.ts'
import { likelihoodsOf } from '#server/features/fiction/likelihoods.ts'

const FOLDER = 'src/server/features/fiction'
type Line = { readonly text: string; readonly heading: string }
type Subject = {
  readonly names: readonly string[]
  /** Where the lines of each language are, and which name they stand for by their heading; `ordinary` is what is not to be heard. */
  readonly folders: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly generated: string
}

/** What is heard of members, and what nobody may say as a fictional profile. */
export const SUBJECTS = {
  asked: {
    names: ['what', 'meet'],
    folders: { corpus: { what: 'what', meet: 'meet', ordinary: 'ordinary' } },
    generated: 'weights.gen.ts',
  },
  refused: {
    names: ['denies', 'promises', 'contact', 'money'],
    folders: {
      refused: {
        denies: 'denies',
        promises: 'promises',
        contact: 'contact',
        money: 'money',
        true: 'ordinary',
        ordinary: 'ordinary',
      },
      // Who asks to meet in the words of a member promises a meeting.
      corpus: { meet: 'promises', ordinary: 'ordinary' },
    },
    generated: 'refused-weights.gen.ts',
  },
} as const satisfies Record<string, Subject>

/** All that may be written, by what it stands for; what is kept back is for tests alone. */
export function learnt({ folders }: Subject): Line[] {
  return Object.entries(folders).flatMap(([folder, names]) =>
    LOCALE_CODES.flatMap((locale) => linesOf(`${FOLDER}/${folder}/${locale}.txt`)).flatMap(
      ({ text, heading }) => {
        const line = { text, heading: names[heading] ?? '' }
        if (!line.heading) return []
        // A truth is one word away from a lie, so it is said twice.
        return heading === 'true' ? [line, line] : [line]
      },
    ),
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
function learn(names: readonly string[], lines: readonly Line[]): Float32Array[] {
  const examples = examplesOf(lines)
  const weights = names.map(() => new Float32Array(PLACES))
  const learntAt = names.map(() => new Float32Array(PLACES).fill(1e-6))
  const next = randomFrom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples, next)
    for (const { places, heading } of examples) {
      const sums = weights.map((own) => places.reduce((sum, place) => sum + own[place]!, 0))
      const likely = likelihoodsOf(sums, places.length)
      for (const [nth, name] of names.entries()) {
        const error = (likely[nth]! - (heading === name ? 1 : 0)) / Math.sqrt(places.length)
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

function write(subject: Subject): void {
  const lines = learnt(subject)
  const weights = learn(subject.names, lines)
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
    `${FOLDER}/${subject.generated}`,
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
if (process.argv[1]?.endsWith('fiction.ts')) Object.values(SUBJECTS).forEach(write)
