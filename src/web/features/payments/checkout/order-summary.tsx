import { type ReactNode, useId } from 'react'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type CheckoutChoice, codeAsTyped, shopPath } from '../addresses.ts'
import { PriceLines, useMoney, usePercent } from '../money.tsx'
import type { LoadedCheckout } from './load-checkout.ts'
import css from './checkout.module.css'

/** What is bought for how much, the way to pay it, and room for a code. */
export function OrderSummary(props: ChoiceProps & { children: ReactNode }) {
  const { choice, change, loaded, isOld, children } = props
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
          <KitLink className="link" href={shopPath(isPremium, choice.from)}>
            {t('summary.change')}
          </KitLink>
        </div>
        <div className={classNames(isOld && css['old'])} aria-busy={isOld || undefined}>
          <PriceLines {...linesOf(checkout)} />
          <SmallPrint checkout={checkout} />
        </div>
        {children}
        <CodeField
          key={choice.code}
          code={choice.code}
          better={checkout.better_percentage}
          refused={isOld ? null : refusedCode}
          isHeld={
            refusedCode === 'CODE_USED' && checkout.open_order?.discount?.code === choice.code
          }
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

type CodeFieldProps = {
  /** The one that is in the prices, or was refused. */
  code: string | null
  refused: RefusalCode | null
  /** What there would be without it, where that is more. */
  better: number | null
  /** It is in an order that is still open. */
  isHeld: boolean
  busy: boolean
  onUse: (code: string | null) => void
}

/** Room for a discount code. What is wrong with it stands under it; one that is right can be taken out again. */
function CodeField({ code, refused, better, isHeld, busy, onUse }: CodeFieldProps) {
  const t = useText('checkout.code')
  const words = useText('payments')
  const refusalText = useRefusalText()
  const percent = usePercent()
  const worth = better === null ? t('used') : t('used_less', { percentage: percent(better * 100) })
  const isUsed = code !== null && refused === null && !busy

  function submit(values: FormData) {
    onUse(isUsed ? null : codeAsTyped(textIn(values, 'code')))
  }

  return (
    <Form className={css['code']} onSubmit={submit}>
      <Field
        label={t('label')}
        labelHidden
        name="code"
        placeholder={t('label')}
        defaultValue={code ?? ''}
        readOnly={isUsed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={css['code-field']}
        error={refused && (isHeld ? words('held') : refusalText(new Refusal(refused)))}
        hint={isUsed && worth}
      />
      <Button type="submit" kind="quiet" busy={busy && code !== null}>
        {t(isUsed ? 'remove' : 'use')}
      </Button>
    </Form>
  )
}

/** What is to be bought, the way to change that, and what it costs. */
export type ChoiceProps = {
  choice: CheckoutChoice
  change: (part: Partial<CheckoutChoice>) => void
  loaded: LoadedCheckout
  isOld: boolean
}
