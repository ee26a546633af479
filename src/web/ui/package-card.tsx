import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './package-card.module.css'

interface PackageCardProps {
  /** Paper, tan, crimson or ink. */
  tier: 0 | 1 | 2 | 3
  credits: number
  unit: string
  /** The word on the tab, on the one package that has it. */
  popular?: string | undefined
  saving?: string | undefined
  oldPrice?: { text: string; label: string } | undefined
  price: string
  perMessage: string
  pick:
    | { label: string; href: string }
    | { label: string; onPick: () => void; busy?: boolean | undefined }
}

export function PackageCard(props: PackageCardProps) {
  const { tier, credits, unit, popular, saving, oldPrice, price, perMessage } = props
  return (
    <section className={classNames(css['card'], css[`tier-${tier}`])}>
      {popular && (
        <span className={css['popular']}>
          <Icon name="fire-fill" size="sm" />
          {popular}
        </span>
      )}
      {saving && <span className={css['saving']}>{saving}</span>}
      <h3 className={css['amount']}>
        <span className={classNames('num', css['credits'])}>{credits}</span>
        <span className={css['unit']}>{unit}</span>
      </h3>
      <div className={css['prices']}>
        {oldPrice && (
          <s className={css['old']}>
            <span className="visually-hidden">{oldPrice.label} </span>
            {oldPrice.text}
          </s>
        )}
        <div className={css['price']}>{price}</div>
        <div className={css['per']}>{perMessage}</div>
      </div>
      <PackagePick {...props} />
    </section>
  )
}

function PackagePick({ pick }: PackageCardProps) {
  if ('href' in pick) {
    return (
      <ButtonLink kind="ink" href={pick.href} className={css['pick']}>
        {pick.label}
      </ButtonLink>
    )
  }
  return (
    <Button kind="ink" busy={pick.busy} onClick={pick.onPick} className={css['pick']}>
      {pick.label}
    </Button>
  )
}

/** The packages beside each other; on phones as rows, the popular one first. */
export function PackageList({ children }: { children: ReactNode }) {
  return (
    <div className={css['list']}>
      {children}
      {/* With it the list has arrived: see .list. */}
      <i hidden />
    </div>
  )
}
