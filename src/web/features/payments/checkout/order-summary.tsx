import { type ReactNode, useId } from 'react'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PriceLines } from '../price-lines.tsx'
import { shopPath } from '../shop-path.ts'
import { useMoney } from '../use-money.ts'
import { usePercent } from '../use-percent.ts'
import type { ChoiceProps } from './choice-props.ts'
import { CodeField } from './code-field.tsx'
import type { LoadedCheckout } from './checkout-query.ts'
import css from './checkout.module.css'

/** What is bought for how much, the way to pay it, and room for a code. */
export function OrderSummary(props: ChoiceProps & { children: ReactNode }) {
  const { wish, change, loaded, isOld, children } = props
  const t = useText('checkout')
  const { checkout, refusedCode } = loaded
  const isPremium = useUser()?.paid_user ?? false
  const titleId = useId()

  return (
    <aside className={css['summary']} aria-labelledby={titleId}>
      <div className={css['card']}>
        <div className={css['head']}>
          <h2 id={titleId} className="title-sm">
            {t('summary.title')}
          </h2>
          <KitLink className="link" href={shopPath(isPremium, wish.from)}>
            {t('summary.change')}
          </KitLink>
        </div>
        <div className={classNames(isOld && css['old'])} aria-busy={isOld || undefined}>
          <PriceLines {...linesOf(checkout)} />
          <SmallPrint checkout={checkout} />
        </div>
        {children}
        <CodeField
          key={wish.code}
          code={wish.code}
          better={checkout.better_percentage}
          refused={isOld ? null : refusedCode}
          isHeld={refusedCode === 'CODE_USED' && checkout.open_order?.discount?.code === wish.code}
          busy={isOld}
          onUse={(code) => change({ code })}
        />
      </div>
      {checkout.makes_premium && (
        <Notice kind="done" icon="crown-simple-fill">
          {t('premium')}
        </Notice>
      )}
    </aside>
  )
}

function linesOf({ offer, currency, discount }: LoadedCheckout['checkout']) {
  const { credits, price_minor: price, total_minor: total } = offer
  return { credits, price, total, currency, discount }
}

function SmallPrint({ checkout }: { checkout: LoadedCheckout['checkout'] }) {
  const t = useText('checkout.summary')
  const money = useMoney()
  const percent = usePercent()
  const { offer, currency, vat_minor: vat, vat_rate: rate } = checkout
  return (
    <p className={css['print']}>
      {t('per_message', { price: money(offer.message_minor, currency) })}{' '}
      {rate > 0 && `${t('vat', { vat: money(vat, currency), rate: percent(rate) })} `}
      {t('once')}
    </p>
  )
}
