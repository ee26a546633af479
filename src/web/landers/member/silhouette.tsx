import type { ComponentProps } from 'react'
import css from './silhouette.module.css'

/** Somebody who shows no photo: head and shoulders against a lamp. */
export function Silhouette(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...props}>
      <defs>
        <radialGradient id="silhouette-lamp" cx="0.66" cy="0.3" r="0.72">
          <stop offset="0" className={css['lamp']} />
          <stop offset="0.3" className={css['glow']} />
          <stop offset="0.68" className={css['mid']} />
          <stop offset="1" className={css['deep']} />
        </radialGradient>
        <linearGradient id="silhouette-rim" x1="1" x2="0.3" y1="0" y2="0.3">
          <stop offset="0" className={css['lamp']} />
          <stop offset="0.7" className={css['faint']} />
        </linearGradient>
        <linearGradient id="silhouette-body" x1="1" x2="0.12" y1="0.2" y2="0.6">
          <stop offset="0" className={css['skin']} />
          <stop offset="0.42" className={css['mid']} />
          <stop offset="1" className={css['deep']} />
        </linearGradient>
      </defs>
      <rect width="800" height="1000" fill="url(#silhouette-lamp)" />
      <g className={css['bokeh']}>
        <circle cx="130" cy="190" r="64" />
        <circle cx="250" cy="92" r="34" />
        <circle cx="690" cy="560" r="48" />
        <circle cx="96" cy="430" r="30" />
      </g>
      <g transform="translate(76 182) scale(0.81)">
        <path d={SHAPE} fill="url(#silhouette-body)" />
        <path d={SHAPE} className={css['rim']} />
      </g>
    </svg>
  )
}

const SHAPE =
  'M-120 1240C-110 980 20 828 196 770C270 748 322 728 334 694C338 680 336 660 332 640C276 596 246 528 244 440' +
  'C240 306 306 226 404 226C504 226 562 304 558 436C556 526 526 598 472 642C468 662 468 682 472 696' +
  'C486 730 540 750 612 772C790 830 912 984 922 1240z'
