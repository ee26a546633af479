import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { PIECES } from './pieces.ts'
import { Sheet } from './sheet.tsx'
import css from './piece.module.css'

type PieceProps = {
  piece: (typeof PIECES)[number]
  /** Where on the board it lies, counted from 1. */
  place: number
}

/** A torn scene that can be picked. Its box lies over it, and beside it in the document, so that styles can count what is picked. */
export function Piece({ piece: { name, Art }, place }: PieceProps) {
  const t = useText('profile-words.interests')
  const id = `piece-${name}`
  const spot = classNames(css['spot'], css[`place-${place}`])
  return (
    <>
      <input
        type="checkbox"
        name="interests"
        value={name}
        id={id}
        className={classNames(css['pick'], spot)}
      />
      <label htmlFor={id} className={classNames(css['piece'], spot)}>
        <Sheet>
          <Art />
        </Sheet>
        <span className={css['word']}>{t(name)}</span>
        <svg viewBox="0 0 24 34" className={css['pin']} aria-hidden="true">
          <path d="m11 18 1 15 1-15z" fill="#6d625c" />
          <circle cx="12" cy="11" r="10" fill="var(--brand)" />
          <path d="M4 15a10 10 0 0 0 17-8 10 10 0 0 1-17 8z" fill="#000" opacity=".22" />
          <ellipse cx="8.5" cy="7" rx="3.2" ry="2.2" fill="#fff" opacity=".75" />
        </svg>
      </label>
    </>
  )
}
