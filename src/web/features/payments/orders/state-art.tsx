import { WaitingCircles } from '#web/ui/waiting-circles.tsx'
import type { OrderState } from './order-state.ts'
import css from './orders.module.css'

/** Where it is paid the circles meet and the lens lights; until then, and else, one waits for the other. */
export function StateArt({ state }: { state: OrderState }) {
  if (state !== 'completed')
    return (
      <div className={state === 'open' || state === 'pending' ? css['waiting'] : css['art']}>
        <WaitingCircles />
      </div>
    )
  return (
    <svg className={css['art']} viewBox="0 0 140 92" width="140" height="92" aria-hidden="true">
      <path className={css['lens']} d="M70 11.4a40 40 0 0 1 0 69.2 40 40 0 0 1 0-69.2z" />
      <circle className={css['left']} cx="50" cy="46" r="40" />
      <circle className={css['right']} cx="90" cy="46" r="40" />
    </svg>
  )
}
