import { type ComponentProps, type ReactNode, useId } from 'react'
import accordionCss from './accordion-item.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { KitLink } from './kit-link.tsx'
import css from './page-card.module.css'
import stepsCss from './progress-bar.module.css'
import proseCss from './prose.module.css'
import tabsCss from './tabs.module.css'

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

interface TabsProps {
  label: string
  tabs: readonly { href: string; text: string; badge?: ReactNode; current: boolean }[]
}

/** Parts of one screen, each with an address of its own. They scroll where they do not fit. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={tabsCss['tabs']} aria-label={label}>
      {tabs.map(({ href, text, badge, current }) => (
        <KitLink
          key={href}
          href={href}
          className={tabsCss['tab']}
          aria-current={current ? 'page' : undefined}
        >
          {text}
          {badge}
        </KitLink>
      ))}
    </nav>
  )
}

interface AccordionItemProps {
  summary: ReactNode
  /** Items of one name close each other. */
  name?: string | undefined
  open?: boolean | undefined
  /** Makes the item one that can be linked to: at that address it is open. */
  id?: string | undefined
  children: ReactNode
}

/** A question that opens its answer. */
export function AccordionItem({ summary, name, open, id, children }: AccordionItemProps) {
  return (
    <details className={accordionCss['item']} name={name} open={open}>
      <summary className={accordionCss['summary']}>
        <span>{summary}</span>
        <Icon name="caret-down" className={accordionCss['caret']} />
      </summary>
      <div className={accordionCss['answer']} id={id}>
        {children}
      </div>
    </details>
  )
}

/** Running text: rules, questions, letters. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(proseCss['prose'], className)} />
}

interface StepBarProps {
  steps: number
  /** How many are reached, the present one included. */
  reached: number
  label: string
}

/** How many of the steps are done. */
export function StepBar({ steps, reached, label }: StepBarProps) {
  return (
    <div className={stepsCss['steps']} role="img" aria-label={label}>
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={index < reached ? stepsCss['on'] : undefined} />
      ))}
    </div>
  )
}
