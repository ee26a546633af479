import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { classNames } from './class-names.ts'
import css from './tag.module.css'

interface TagProps {
  kind: 'new' | 'fictional' | 'ad' | 'plain'
  children: ReactNode
  /** Screen readers hear it elsewhere already. */
  isSaid?: boolean | undefined
  className?: string | undefined
}

/** A label on a photo or a name. A fictional profile is never shown without its tag. */
export function Tag({ kind, children, className, isSaid }: TagProps) {
  return (
    <span
      className={classNames(css['tag'], css[kind], className)}
      aria-hidden={isSaid || undefined}
    >
      {kind === 'fictional' && <Icon name="mask-happy" size="sm" />}
      {children}
    </span>
  )
}
