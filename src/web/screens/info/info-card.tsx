import { useId, type ReactNode } from 'react'
import css from './info-card.module.css'

/** What can be done on an information page, above the words about it. */
export function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css['card']} aria-labelledby={id}>
      <h2 id={id} className="title-md">
        {title}
      </h2>
      {children}
    </section>
  )
}
