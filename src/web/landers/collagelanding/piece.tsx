import type { ComponentType } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import type { PieceName } from './pieces.ts'
import css from './piece.module.css'

/** A torn scene that can be picked. The box stands beside its label, so that styles can count what is picked. */
export function Piece({ name, Art }: { name: PieceName; Art: ComponentType }) {
  const t = useText('profile-words.interests')
  const id = `piece-${name}`
  return (
    <>
      <input
        type="checkbox"
        name="interests"
        value={name}
        id={id}
        className={`visually-hidden ${css['pick']}`}
      />
      <label htmlFor={id} className={css['piece']}>
        <span className={css['sheet']}>
          <svg
            viewBox="0 0 160 120"
            preserveAspectRatio="xMidYMid slice"
            className={css['art']}
            aria-hidden="true"
          >
            <Art />
          </svg>
        </span>
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
