import { type ReactNode, useId } from 'react'
import type { Method } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RadioMark } from '#web/ui/radio-mark.tsx'
import { METHOD_ICON } from '../method-icon.ts'
import css from './checkout.module.css'

type MethodCardProps = {
  method: Method
  checked?: boolean
  onChoose?: () => void
  /** Why it cannot be chosen. */
  closed?: string
  /** What else is to be chosen with it, once it is. */
  children?: ReactNode
}

/** One way to pay. */
export function MethodCard({ method, checked, onChoose, closed, children }: MethodCardProps) {
  const t = useText('checkout.asides')
  const names = useText('payments.methods')
  const whyId = useId()

  return (
    <div className={css['method']}>
      <label className={css['row']}>
        <RadioMark
          name="method"
          value={method}
          checked={checked ?? false}
          disabled={closed !== undefined}
          aria-describedby={closed && whyId}
          onChange={onChoose}
        />
        <Icon name={METHOD_ICON[method]} size="lg" />
        <span>{names(method)}</span>
        <span className={css['aside']}>{t(method)}</span>
      </label>
      {closed && (
        <p id={whyId} className={css['closed']}>
          {closed}
        </p>
      )}
      {checked && children}
    </div>
  )
}
