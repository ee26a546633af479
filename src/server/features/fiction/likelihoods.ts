import { gunzipSync } from 'node:zlib'
import { gramsOf, placeOf, PLACES } from './grams.ts'
import { SCALE, WEIGHTS } from './weights.gen.ts'

type Likelihoods = { readonly what: number; readonly meet: number }

/** For each place first how much it speaks for one question, and then for the other; read at the first text. */
const weights = (() => {
  let read: Int8Array | undefined
  return () => (read ??= new Int8Array(gunzipSync(Buffer.from(WEIGHTS, 'base64'))))
})()

/** How likely it is that a sentence asks what its reader is, or to meet; the rest is how likely it asks neither. */
export function likelihoods(sentence: string): Likelihoods {
  const places = new Set(gramsOf(sentence).map(placeOf))
  const all = weights()
  let [what, meet] = [0, 0]
  for (const place of places) {
    what += all[place]!
    meet += all[PLACES + place]!
  }
  return likelihoodsOf(what * SCALE, meet * SCALE, places.size)
}

/** The more a text consists of, the less each part says. */
export function likelihoodsOf(what: number, meet: number, size: number): Likelihoods {
  const [forWhat, forMeet] = [what, meet].map((sum) => Math.exp(sum / Math.sqrt(size || 1)))
  const all = forWhat! + forMeet! + 1
  return { what: forWhat! / all, meet: forMeet! / all }
}
