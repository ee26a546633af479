import type { FormEvent } from 'react'
import { focusFirst } from '#web/browser/focus-first.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import type { LoadedCheckout } from '../checkout/checkout-query.ts'
import { checkoutPath, type CheckoutChoice } from '../checkout/checkout-address.ts'
import { useMoney } from '../use-money.ts'
import { WithdrawalTick } from '../withdrawal-tick.tsx'
import type { DebitDraft } from './debit-draft.ts'
import { DebitFields } from './debit-fields.tsx'
import { DebitRefusal } from './debit-refusal.tsx'
import { useProblems } from './use-problems.ts'
import type { Debit } from './use-debit.ts'
import css from './debit.module.css'

type DetailsStepProps = {
  draft: DebitDraft
  onDraft: (draft: DebitDraft) => void
  debit: Debit
  loaded: LoadedCheckout
  wish: CheckoutChoice
  onSend: () => void
}

/** Who pays, from which account, where they live, where the code goes, and that they agree. */
export function DetailsStep({ draft, onDraft, debit, loaded, wish, onSend }: DetailsStepProps) {
  const t = useText('directdebit')
  const money = useMoney()
  const { company } = useSettings()
  const isHydrated = useIsHydrated()
  const { send } = debit
  const { country } = loaded.checkout
  const problems = useProblems({ draft, country, refusal: send.error, sent: send.variables })
  const change = (part: Partial<DebitDraft>) => onDraft({ ...draft, ...part })
  const price = money(loaded.checkout.offer.total_minor, loaded.checkout.currency)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = problems.check()
    if (wrong.length > 0) focusFirst(event.currentTarget, wrong)
    else onSend()
  }

  return (
    <form className={css['form']} onSubmit={submit} noValidate autoComplete="on">
      <DebitFields {...{ draft, problems, change }} />
      <div>
        <Checkbox
          name="is_authorised"
          checked={draft.is_authorised}
          onChange={(event) => change({ is_authorised: event.currentTarget.checked })}
          error={problems.textOf('is_authorised') && t('authorise_needed')}
        >
          {t('authorise', { company: company.name, price })}
        </Checkbox>
        <WithdrawalTick
          name="begins_at_once"
          isTicked={draft.begins_at_once}
          onTick={(isTicked) => change({ begins_at_once: isTicked })}
          isMissing={Boolean(problems.textOf('begins_at_once'))}
        />
      </div>
      <DebitRefusal error={send.isPending ? null : send.error} {...{ price, wish }} />
      <div className={css['buttons']}>
        <Button type="submit" size="lg" busy={send.isPending} disabled={!isHydrated}>
          {t('send')}
        </Button>
        <KitLink className="link" href={checkoutPath({ ...wish, method: null })}>
          {t('other')}
        </KitLink>
      </div>
    </form>
  )
}
