import { nicheWish } from '../../door/niche-wish.ts'
import { useLander } from '../../door/use-lander.ts'
import css from './scenes.module.css'

const SHORT = 'M0-20a20 20 0 1 1 0 40a20 20 0 0 1 0-40z'
const LONG = 'M0-26c15 0 23 11 22 27c0 12 3 20 7 28h-58c5-8 7-16 7-28c-1-16 7-27 22-27z'

/** Two people from behind, hand in hand; whom the page is for decides who they are. */
export function CanalCouple() {
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      <path
        d="M176 536l-3 40M198 536l4 40M250 536l-3 40M272 536l4 40"
        className={css['limb']}
        strokeWidth="13"
      />
      <path
        d="M186 392c17 0 30 12 33 34l9 66l-8 4l4 50h-74l6-92l-14 38l-9-4l20-62c5-22 16-34 33-34z"
        className={css['stone-3']}
      />
      <path
        d="M261 398c16 0 28 10 32 30l17 66l-9 4l-14-36l10 86h-72l4-54l-4-2l6-66c4-20 14-28 30-28z"
        className={css['wine']}
      />
      <g className={css['night']}>
        <path d={gender === 'female' ? LONG : SHORT} transform="translate(187 374)" />
        <path d={seeks === 'male' ? SHORT : LONG} transform="translate(261 378)" />
      </g>
      <path d="M219 426l9 66M293 428l17 66" className={css['thin']} />
    </>
  )
}
