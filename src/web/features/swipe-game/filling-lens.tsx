import { useId } from 'react'
import css from './states.module.css'

const DAY_SECONDS = 24 * 60 * 60
const [TOP, BOTTOM] = [10.4, 109.6]
const LENS = `M60 ${TOP}A58 58 0 0 1 60 ${BOTTOM}A58 58 0 0 1 60 ${TOP}z`

/** Two circles, and the lens between them fills until the next day begins. */
export function FillingLens({ seconds }: { seconds: number }) {
  const id = useId()
  const full = (BOTTOM - TOP) * (1 - Math.min(1, seconds / DAY_SECONDS))
  return (
    <svg className={css['art']} viewBox="-31 0 182 120" width="182" height="120" aria-hidden="true">
      <clipPath id={id}>
        <path d={LENS} />
      </clipPath>
      <rect clipPath={`url(#${id})`} x="0" y={BOTTOM - full} width="120" height={full} />
      <circle className={css['one']} cx="30" cy="60" r="58" />
      <circle className={css['other']} cx="90" cy="60" r="58" />
    </svg>
  )
}
