import type { ReactNode } from 'react'
import css from './sample.module.css'

interface SampleProps {
  title: string
  /** Across the whole width. */
  wide?: boolean
  /** Beside each other instead of one below the other. */
  row?: boolean
  children: ReactNode
}

/** A part of the kit under its name. */
export function Sample({ title, wide = false, row = false, children }: SampleProps) {
  return (
    <section className={wide ? css['wide'] : css['sample']}>
      <h2 className={css['title']}>{title}</h2>
      <div className={row ? css['row'] : css['stack']}>{children}</div>
    </section>
  )
}

/** Pictures for the samples: plain figures, since the kit brings no photographs. */
export interface SamplePictures {
  portraits: readonly string[]
  locked: string
}

export const PLAIN_PICTURES: SamplePictures = {
  portraits: [
    figure('#7d9a86', '#a4552c'),
    figure('#c9a15c', '#3a2318'),
    figure('#86a8ad', '#d0a24f'),
  ],
  locked: figure('#8d9089', '#6b5a4c'),
}

function figure(ground: string, hair: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><path fill="${ground}" d="M0 0h80v100H0z"/><path fill="${hair}" d="M18 44a22 26 0 0 1 44 0v34H18z"/><path fill="#8a2a38" d="M10 100c2-18 14-22 30-22s28 4 30 22z"/><path fill="#e9c0a0" d="M33 62h14v18H33z"/><ellipse cx="40" cy="46" rx="15" ry="19" fill="#f3d0b4"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
