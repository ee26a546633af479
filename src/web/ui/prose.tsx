import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import css from './prose.module.css'

/** Running text: rules, questions, letters. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css['prose'], className)} />
}
