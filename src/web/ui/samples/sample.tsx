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
