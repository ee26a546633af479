import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { CHAPTERS } from './chapters.ts'
import css from './player.module.css'

/** A press that lasts longer was meant to hold the picture, not to turn the page. */
const HELD_MS = 350

/** The picture's two sides: right goes on, left goes back. Keys and screen readers have the bars. */
export function Taps() {
  const pressedAt = useRef(0)

  function turnPage(event: MouseEvent) {
    if (pressedAt.current > 0 && event.timeStamp - pressedAt.current > HELD_MS)
      event.preventDefault()
    pressedAt.current = 0
  }

  return (
    <div
      className={css['taps']}
      aria-hidden="true"
      onPointerDown={(event) => {
        pressedAt.current = event.timeStamp
        hold(event)
      }}
      onPointerUp={letGoOf}
      onPointerCancel={letGoOf}
      onPointerLeave={letGoOf}
      onClick={turnPage}
    >
      {CHAPTERS.map(({ name }, at) => (
        <div key={name} className={`${css['tap']} ${css[`at-${at + 1}`]}`}>
          {at > 0 && <label htmlFor={`chapter-${at}`} data-side="back" />}
          {at < CHAPTERS.length - 1 && <label htmlFor={`chapter-${at + 2}`} data-side="next" />}
        </div>
      ))}
    </div>
  )
}

/** The player stands still, by its styles alone: it has too much in it to be rendered again at a press. */
function hold({ currentTarget }: PointerEvent): void {
  currentTarget.parentElement!.dataset['held'] = ''
}

function letGoOf({ currentTarget }: PointerEvent): void {
  delete currentTarget.parentElement!.dataset['held']
}
