import { useText } from '#web/i18n/catalogue.ts'
import { Door, DoorLegal, NicheLine } from '../door/door.tsx'
import { FirstCost, useLanding } from '../member/member.tsx'
import deskCss from './desk.module.css'
import css from './landing2.module.css'
import { Letter } from './letter.tsx'

/** A letter, folded once: a member's own lines in the upper half, the lower one is empty. */
export function Landing2() {
  const t = useText('landing.letter')
  const { niche } = useLanding()
  return (
    <Door niche={niche} scene={<Desk />}>
      <div className={css['table']}>
        <div className={css['copy']}>
          <NicheLine niche={niche} />
          <h1 className="display">{t('title')}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <Letter />
        <div className={css['small']}>
          <FirstCost />
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}

/** A table top by a window, or under a lamp, with a pen ready. */
export function Desk() {
  return (
    <div className={deskCss['desk']} aria-hidden="true">
      <div className={deskCss['panes']} />
      <svg viewBox="0 0 520 60" className={deskCss['pen']}>
        <defs>
          <linearGradient id="pen-barrel" x2="0" y2="1">
            <stop offset="0" stopColor="#5b4a46" />
            <stop offset="0.28" stopColor="#2a1f1d" />
            <stop offset="0.7" stopColor="#120c0b" />
            <stop offset="1" stopColor="#3a2c28" />
          </linearGradient>
          <linearGradient id="pen-brass" x2="0" y2="1">
            <stop offset="0" stopColor="#fbe7b8" />
            <stop offset="0.45" stopColor="#c99a4e" />
            <stop offset="1" stopColor="#7d5722" />
          </linearGradient>
        </defs>
        <path d="M96 14H470Q504 16 508 30Q504 44 470 46H96Q92 30 96 14z" fill="url(#pen-barrel)" />
        <path d="M300 10H452L462 14V20H300z" fill="url(#pen-brass)" />
        <path d="M286 13H300V47H286zM98 14H108V46H98z" fill="url(#pen-brass)" />
        <path d="M98 16L66 21V39L98 44z" fill="url(#pen-barrel)" />
        <path d="M66 21C44 22 26 26 6 30C26 34 44 38 66 39z" fill="url(#pen-brass)" />
        <path d="M6 30H46" stroke="#5d3f16" strokeWidth="1.4" />
        <circle cx="48" cy="30" r="2.6" fill="#5d3f16" />
      </svg>
    </div>
  )
}
