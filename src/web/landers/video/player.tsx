import { useRef } from 'react'
import { useKeys } from '#web/browser/use-keys.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Bars } from './bars.tsx'
import { CHAPTERS } from './chapters.ts'
import { Light } from './scenes/light.tsx'
import { Taps } from './taps.tsx'
import css from './player.module.css'

/**
 * Plays by itself from its style sheet. Whoever taps has the wheel: then a chapter stays, and with the application
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

/** A chapter that somebody chose has been seen: on to the next. */
function follow(player: HTMLElement | null, at: number): void {
  const chosen = player?.querySelector<HTMLInputElement>('[name="chapter"]:checked')
  if (chosen?.value === String(at)) document.getElementById(`chapter-${at + 1}`)?.click()
}
