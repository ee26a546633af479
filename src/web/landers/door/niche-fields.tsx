import { nicheWish } from './niche-wish.ts'
import { useLander } from './use-lander.ts'

/** What the niche says already, for a landing page that does not ask whom somebody seeks. */
export function NicheFields() {
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      {gender && <input type="hidden" name="gender" value={gender} />}
      {seeks && <input type="hidden" name="seeks" value={seeks} />}
    </>
  )
}
