import { ProgressBar } from '#web/ui/progress-bar.tsx'
import css from './signup-opening.module.css'

/** Signup is on its way: a press was not in vain. */
export function SignupOpening() {
  return (
    <div className={css['bar']}>
      <ProgressBar value={60} />
    </div>
  )
}
