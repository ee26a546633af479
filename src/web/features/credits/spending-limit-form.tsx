import { useState, type FormEvent } from 'react'
import { MOST_LIMIT_MINOR, type SpendingLimit } from '#contract/credits.ts'
import { useMoney } from '#web/features/payments/use-money.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { minorOf } from './minor-of.ts'
import css from './spending-limit.module.css'

type SpendingLimitFormProps = {
  limit: SpendingLimit
  isBusy: boolean
  /** With minor units, or null for no limit; tells when it is set. */
  onSet: (minor: number | null, onDone: () => void) => void
  /** What was said of the last wish is not about the one that is being typed. */
  onType: () => void
}

/** An amount, and before it is pressed the truth about when it holds: less at once, more after a day. */
export function SpendingLimitForm({ limit, isBusy, onSet, onType }: SpendingLimitFormProps) {
  const t = useText('credits.limit')
  const [typed, setTyped] = useState('')
  const [isTold, setIsTold] = useState(false)
  const money = useMoney()
  const wished = minorOf(typed)
  const isTooMuch = wished !== null && wished > MOST_LIMIT_MINOR
  const most = money(MOST_LIMIT_MINOR, limit.currency)
  const wrong = wished === null ? t('amount_wrong') : isTooMuch && t('amount_too_large', { most })

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTold(true)
    if (wished !== null && !isTooMuch) onSet(wished, empty)
  }

  function empty() {
    setTyped('')
    setIsTold(false)
  }

  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <Field
        label={t('amount', { currency: limit.currency })}
        hint={t(hintFor(limit, isTooMuch ? null : wished))}
        error={isTold && wrong}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onType()
        }}
      />
      <div className={css['buttons']}>
        <Button type="submit" kind="ink" busy={isBusy}>
          {t(limit.limit_minor === null ? 'set' : 'change')}
        </Button>
        {limit.limit_minor !== null && !isEnding(limit) && (
          <Button kind="ghost" disabled={isBusy} onClick={() => onSet(null, empty)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

function hintFor({ limit_minor: limit }: SpendingLimit, wished: number | null) {
  if (wished === null) return limit === null ? 'rule_first' : 'rule'
  return limit !== null && wished > limit ? 'after_a_day' : 'at_once'
}

/** No limit was asked for already. */
function isEnding({ next }: SpendingLimit): boolean {
  return next !== null && next.limit_minor === null
}
