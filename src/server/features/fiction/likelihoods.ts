import { gunzipSync } from 'node:zlib'
import { PLACES, placesOf } from './grams.ts'

/** What was learnt: for each place how much it speaks for the first name, and then for the next one. */
type Learnt = { readonly weights: string; readonly scale: number }

/** Reads what was learnt when the first text comes: how likely it is that a sentence is one of each; the rest is how likely it is none. */
export function learntLikelihoods<Name extends string>(names: readonly Name[], learnt: Learnt) {
  let read: Int8Array | undefined
  return (sentence: string): Record<Name, number> => {
    read ??= new Int8Array(gunzipSync(Buffer.from(learnt.weights, 'base64')))
    const places = placesOf(sentence)
    const sums = names.map(() => 0)
    for (const place of places)
      for (let nth = 0; nth < sums.length; nth += 1) sums[nth]! += read[nth * PLACES + place]!
    const likely = likelihoodsOf(
      sums.map((sum) => sum * learnt.scale),
      places.size,
    )
    return Object.fromEntries(names.map((name, nth) => [name, likely[nth]])) as Record<Name, number>
  }
}

/** The more a text consists of, the less each part says. */
export function likelihoodsOf(sums: readonly number[], size: number): number[] {
  const forEach = sums.map((sum) => Math.exp(sum / Math.sqrt(size || 1)))
  const all = forEach.reduce((sum, each) => sum + each, 1)
  return forEach.map((each) => each / all)
}
