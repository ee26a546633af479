import type { ComponentProps } from 'react'
import css from './radio-mark.module.css'

/** The mark of a radio button, for cards of which one is chosen. */
export function RadioMark(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" {...input} className={css['mark']} />
}
