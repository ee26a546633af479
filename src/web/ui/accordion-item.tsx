import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './accordion-item.module.css'

interface AccordionItemProps {
  summary: ReactNode
  /** Items of one name close each other. */
  name?: string | undefined
  open?: boolean | undefined
  /** Makes the item one that can be linked to: whoever comes by that address finds it open. */
  id?: string | undefined
  children: ReactNode
}

/** A question that opens its answer. */
export function AccordionItem({ summary, name, open, id, children }: AccordionItemProps) {
  return (
    <details className={css['item']} name={name} open={open}>
      <summary className={css['summary']}>
        <span>{summary}</span>
        <Icon name="caret-down" className={css['caret']} />
      </summary>
      <div className={css['answer']} id={id}>
        {children}
      </div>
    </details>
  )
}
