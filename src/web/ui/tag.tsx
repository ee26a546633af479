import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { classNames } from './class-names.ts'
import css from './tag.module.css'

interface TagProps {
  kind: 'new' | 'fictional' | 'ad' | 'plain'
  children: ReactNode
  className?: string | undefined
}

/** A label on a photo or a name. A fictional profile is never shown without its tag. */
export function Tag({ kind, children, className }: TagProps) {
  return (
    <span className={classNames(css['tag'], css[kind], className)}>
      {kind === 'fictional' && <Icon name="mask-happy" size="sm" />}
      {children}
    </span>
  )
}
