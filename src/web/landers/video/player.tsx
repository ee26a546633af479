import { type ComponentType, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useKeys } from '#web/browser/use-keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import css from './player.module.css'
import { Bar } from './scenes/bar.tsx'
import { Canal } from './scenes/canal.tsx'
import { Doorstep } from './scenes/doorstep.tsx'
import { Home } from './scenes/home.tsx'
import { Ride } from './scenes/ride.tsx'
import { Light } from './scenes/scenery.tsx'

/**
 * Plays by itself from its style sheet. A visitor who taps takes over: then a chapter stays, and with the application
 * there the next one follows when its bar is full.
 */
export function Player() {
  const t = useText('video')
  const player = useRef<HTMLDivElement>(null)
  useKeys({
    ArrowLeft: () => turn(player.current, 'back'),
    ArrowRight: () => turn(player.current, 'next'),
  })
  return (
    <div className={css['player']} ref={player}>
      {/* First: the styles of all that follows go by what is chosen in it. */}
      <Bars onFull={(at) => follow(player.current, at)} />
      <ol className={css['captions']}>
        {CHAPTERS.map(({ name }, at) => (
          <li key={name} className={`${css['caption']} ${css[`at-${at + 1}`]}`}>
            <b>{t(`chapter.${name}`)}</b> {t(`said.${name}`)}
          </li>
        ))}
      </ol>
      <Taps />
      <div className={css['scenes']} aria-hidden="true">
        <Light />
        {CHAPTERS.map(({ name, Scene }, at) => (
          <div key={name} className={`${css['scene']} ${css[`at-${at + 1}`]}`}>
            <Scene />
          </div>
        ))}
        <div className={css['shade']} />
      </div>
    </div>
  )
}

/** As if the shown chapter were tapped on that side. */
function turn(player: HTMLElement | null, side: 'next' | 'back'): void {
  const labels = player?.querySelectorAll<HTMLElement>(`[data-side="${side}"]`) ?? []
  const shown = [...labels].find((label) => getComputedStyle(label).visibility === 'visible')
  shown?.click()
}

/** A chapter that the visitor chose has been seen: on to the next. */
function follow(player: HTMLElement | null, at: number): void {
  const chosen = player?.querySelector<HTMLInputElement>('[name="chapter"]:checked')
  if (chosen?.value === String(at)) document.getElementById(`chapter-${at + 1}`)?.click()
}

/** How far the evening is, a bar a chapter; each of them can be chosen. And the switch that stops it. */
function Bars({ onFull }: { onFull: (chapter: number) => void }) {
  const t = useText('video')
  return (
    <div className={css['bars']}>
      <fieldset className={css['choice']}>
        <legend className="visually-hidden">{t('chapters')}</legend>
        <input
          type="radio"
          name="chapter"
          value="all"
          defaultChecked
          aria-label={t('all')}
          className={`visually-hidden ${css['auto']}`}
        />
        {CHAPTERS.map(({ name }, at) => (
          <label key={name} className={`${css['bar']} ${css[`at-${at + 1}`]}`}>
            <input
              type="radio"
              id={`chapter-${at + 1}`}
              name="chapter"
              value={at + 1}
              className={`over-label ${css[`go-${at + 1}`]}`}
            />
            <span className="visually-hidden">{t(`chapter.${name}`)}</span>
            <i>
              <i className={css['fill']} onAnimationEnd={() => onFull(at + 1)} />
            </i>
          </label>
        ))}
      </fieldset>
      <label className={css['pause']}>
        <input type="checkbox" name="stop" className={`over-label ${css['stop']}`} />
        <span className="visually-hidden">{t('pause')}</span>
        <svg viewBox="0 0 24 24" className={css['to-stop']} aria-hidden="true">
          <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
        </svg>
        <svg viewBox="0 0 24 24" className={css['to-play']} aria-hidden="true">
          <path d="M7 3.5v17l14-8.5z" />
        </svg>
      </label>
    </div>
  )
}

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

/** The evening in its order. */
const CHAPTERS = [
  { name: 'home', Scene: Home },
  { name: 'ride', Scene: Ride },
  { name: 'bar', Scene: Bar },
  { name: 'canal', Scene: Canal },
  { name: 'door', Scene: Doorstep },
] as const satisfies readonly { name: string; Scene: ComponentType }[]
