import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import css from './tile.module.css'

/** Two, three or four tiles beside each other. */
export function TileGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css['grid'], className)} />
}
