import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './accordion-item.module.css'

interface AccordionItemProps {
  summary: ReactNode
  /** Items of one name close each other. */
  name?: string | undefined
  open?: boolean | undefined
  children: ReactNode
}

/** A question that opens its answer. */
export function AccordionItem({ summary, name, open, children }: AccordionItemProps) {
  return (
    <details className={css['item']} name={name} open={open}>
      <summary className={css['summary']}>
        <span>{summary}</span>
        <Icon name="caret-down" className={css['caret']} />
      </summary>
      <div className={css['answer']}>{children}</div>
    </details>
  )
}
