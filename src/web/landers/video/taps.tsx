import { type MouseEvent, useRef, useState } from 'react'
import { CHAPTERS } from './chapters.ts'
import css from './player.module.css'

/** A press that lasts longer was meant to hold the picture, not to turn the page. */
const HELD_MS = 350

/** The picture's two sides: right goes on, left goes back. Keys and screen readers have the bars. */
export function Taps() {
  const pressedAt = useRef(0)
  const [isHeld, setIsHeld] = useState(false)

  function letGo(event: MouseEvent) {
    if (pressedAt.current > 0 && event.timeStamp - pressedAt.current > HELD_MS)
      event.preventDefault()
    pressedAt.current = 0
  }

  return (
    <div
      className={css['taps']}
      aria-hidden="true"
      data-held={isHeld}
      onPointerDown={(event) => {
        pressedAt.current = event.timeStamp
        setIsHeld(true)
      }}
      onPointerUp={() => setIsHeld(false)}
      onPointerCancel={() => setIsHeld(false)}
      onPointerLeave={() => setIsHeld(false)}
      onClick={letGo}
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
