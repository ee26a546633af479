import { classNames } from '#web/ui/class-names.ts'
import css from './activate-message.module.css'

/** Two circles come together, and the lens lights where they meet. */
export function MeetingCircles({ isMoving }: { isMoving: boolean }) {
  return (
    <svg
      className={classNames(css['circles'], isMoving && css['moving'])}
      viewBox="0 0 280 184"
      width="280"
      height="184"
      aria-hidden="true"
    >
      <circle className={css['left']} cx="100" cy="92" r="80" />
      <circle className={css['right']} cx="180" cy="92" r="80" />
      <path className={css['lens']} d="M140 22.7a80 80 0 0 1 0 138.6 80 80 0 0 1 0-138.6z" />
    </svg>
  )
}
