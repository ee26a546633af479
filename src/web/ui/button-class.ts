import css from './button.module.css'
import { classNames } from './class-names.ts'

export interface ButtonLook {
  kind?: 'primary' | 'ink' | 'quiet' | 'ghost' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as what it stands in. */
  block?: boolean | undefined
}

/** The class of anything that should look like a button. */
export function buttonClass({ kind = 'primary', size = 'md', block = false }: ButtonLook): string {
  return classNames(css['button'], css[kind], css[size], block && css['block'])
}
