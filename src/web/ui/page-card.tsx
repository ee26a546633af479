import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './page-card.module.css'

interface PageCardProps {
  title: string
  lead?: ReactNode
  /** What stands in the card, under its title. */
  children?: ReactNode
  /** What stands below the card. */
  below?: ReactNode
}

/** A page that is about one thing: a card in the middle of it. */
export function PageCard({ title, lead, children, below }: PageCardProps) {
  const id = useId()
  return (
    <div className={classNames('container', css['page'])}>
      <section className={css['card']} aria-labelledby={id}>
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </section>
      {below}
    </div>
  )
}
