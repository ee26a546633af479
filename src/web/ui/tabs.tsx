import type { ReactNode } from 'react'
import { KitLink } from './kit-link.tsx'
import css from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { href: string; text: string; badge?: ReactNode; current: boolean }[]
}

/** Parts of one screen, each with an address of its own. They scroll where they do not fit. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={css['tabs']} aria-label={label}>
      {tabs.map(({ href, text, badge, current }) => (
        <KitLink
          key={href}
          href={href}
          className={css['tab']}
          aria-current={current ? 'page' : undefined}
        >
          {text}
          {badge}
        </KitLink>
      ))}
    </nav>
  )
}
