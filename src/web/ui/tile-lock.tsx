import { Icon } from './icon.tsx'
import css from './tile.module.css'

/** The lock over a blurred photo, with the sentence that says what opens it. */
export function TileLock({ children }: { children: string }) {
  return (
    <div className={css['lock']}>
      <span className={css['disc']}>
        <Icon name="lock" />
      </span>
      <b>{children}</b>
    </div>
  )
}
