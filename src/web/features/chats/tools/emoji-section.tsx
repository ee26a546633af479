import { useId } from 'react'
import { focusShown } from '#web/browser/focus-shown.ts'
import css from './emoji.module.css'

type EmojiSectionProps = {
  title: string
  emoji: readonly string[]
  /** Which of them Tab reaches, if it is one of these. */
  current: number | null
  /** The focus begins here. */
  isFirst: boolean
  onReach: (at: number) => void
  onInsert: (emoji: string) => void
}

/** One group under its name. Each emoji is its own label: screen readers know what it shows. */
export function EmojiSection(props: EmojiSectionProps) {
  const { title, emoji, current, isFirst, onReach, onInsert } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css['title']}>
        {title}
      </h3>
      <div className={css['grid']}>
        {emoji.map((sign, at) => (
          <button
            key={sign}
            ref={isFirst && at === 0 ? focusShown : undefined}
            data-autofocus={(isFirst && at === 0) || undefined}
            type="button"
            className={css['emoji']}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => onReach(at)}
            onClick={() => onInsert(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
    </section>
  )
}
