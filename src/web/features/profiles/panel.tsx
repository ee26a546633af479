import type { ReactNode } from 'react'
import css from './panel.module.css'

type PanelProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One part of a long screen, with an address of its own. */
export function Panel({ id, title, lead, children }: PanelProps) {
  return (
    <section id={id} className={css['panel']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title-md">
        {title}
      </h2>
      {lead && <p className={css['lead']}>{lead}</p>}
      {children}
    </section>
  )
}
