import { nicheWish } from '../../door/niche-wish.ts'
import { useLander } from '../../door/use-lander.ts'
import css from './scenes.module.css'

/** Heads in profile, the first as seen on the left and the second on the right. */
const SHORT =
  'M226 308c20 2 30 18 28 38l4 12l-6 3c-2 16-12 20-24 18l-2 12l-28-4l4-18c-12-12-14-26-10-38c5-16 18-25 34-23z'
const LONG =
  'M276 322c20-2 36 14 36 38c0 20 6 36 14 50h-56l-2-22c-12 0-16-8-14-22l-4-4l6-10c0-16 6-29 20-30z'

/** Two people on the step, closer than goodnight needs; whom the page is for decides who they are. */
export function DoorstepCouple() {
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      <path
        d="M204 560l-4 70M230 560l3 70M262 560l-2 72M288 560l4 72"
        className={css['limb']}
        strokeWidth="18"
      />
      <path
        d="M214 374c26 0 40 16 42 44l6 156h-84l4-78l-14-2c-2-40 0-70 8-92c6-18 18-28 38-28z"
        className={css['night']}
      />
      <path
        d="M276 386c24 0 36 14 40 38l12 152h-86l2-150c2-26 12-40 32-40z"
        className={css['wine']}
      />
      <path d="M214 432c20 22 44 32 82 36" className={css['limb']} strokeWidth="17" />
      <g className={css['night']}>
        {gender === 'female' ? (
          <path d={LONG} transform="matrix(-1 0 0 1 504 -8)" />
        ) : (
          <path d={SHORT} />
        )}
        {seeks === 'male' ? (
          <path d={SHORT} transform="matrix(-1 0 0 1 508 14)" />
        ) : (
          <path d={LONG} />
        )}
      </g>
      <path d="M172 404c-6 20-6 48-4 88M316 424l12 152" className={css['thin']} />
    </>
  )
}
