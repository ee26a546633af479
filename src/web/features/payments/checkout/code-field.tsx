import type { FormEvent } from 'react'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { textIn } from '#web/browser/text-in.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { usePercent } from '../use-percent.ts'
import { codeAsTyped } from './checkout-address.ts'
import css from './checkout.module.css'

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
export function CodeField({ code, refused, better, isHeld, busy, onUse }: CodeFieldProps) {
  const t = useText('checkout.code')
  const words = useText('payments')
  const refusalText = useRefusalText()
  const percent = usePercent()
  const worth = better === null ? t('used') : t('used_less', { percentage: percent(better * 100) })
  const isUsed = code !== null && refused === null && !busy

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onUse(isUsed ? null : codeAsTyped(textIn(new FormData(event.currentTarget), 'code')))
  }

  return (
    <form className={css['code']} onSubmit={submit}>
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
    </form>
  )
}
