import type { ComponentProps } from 'react'
import { formatIban } from '#contract/iban.ts'
import { formatPhone } from '#contract/phone.ts'
import {
  type DebitDraft,
  type DebitField,
  type FieldProblems,
  formatTyped,
  useProblems,
} from './debit-draft.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { type CheckoutChoice, checkoutPath } from '../addresses.ts'
import type { LoadedCheckout } from '../checkout/load-checkout.ts'
import { useMoney } from '../money.tsx'
import { WithdrawalTick } from '../paying.tsx'
import { DebitRefusal } from './debit-refusal.tsx'
import css from './debit.module.css'
import type { Debit } from './use-debit.ts'

type DetailsStepProps = {
  draft: DebitDraft
  onDraft: (draft: DebitDraft) => void
  debit: Debit
  loaded: LoadedCheckout
  choice: CheckoutChoice
  onSend: () => void
}

/** Who pays, from which account, where they live, where the code goes, and that they agree. */
export function DetailsStep({ draft, onDraft, debit, loaded, choice, onSend }: DetailsStepProps) {
  const t = useText('directdebit')
  const money = useMoney()
  const { company } = useSettings()
  const { send } = debit
  const { country } = loaded.checkout
  const problems = useProblems({ draft, country, refusal: send.error, sent: send.variables })
  const change = (part: Partial<DebitDraft>) => onDraft({ ...draft, ...part })
  const price = money(loaded.checkout.offer.total_minor, loaded.checkout.currency)

  function submit() {
    const wrong = problems.check()
    return wrong.length > 0 ? wrong : onSend()
  }

  return (
    <Form className={css['form']} onSubmit={submit} autoComplete="on">
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
      <DebitRefusal error={send.isPending ? null : send.error} {...{ price, choice }} />
      <div className={css['buttons']}>
        <SubmitButton size="lg" busy={send.isPending}>
          {t('send')}
        </SubmitButton>
        <KitLink className="link" href={checkoutPath({ ...choice, method: null })}>
          {t('other')}
        </KitLink>
      </div>
    </Form>
  )
}

type DebitFieldsProps = {
  draft: DebitDraft
  problems: FieldProblems
  change: (part: Partial<DebitDraft>) => void
}

/** The account, the address and the telephone. Numbers take their usual form while they are typed. */
function DebitFields({ draft, problems, change }: DebitFieldsProps) {
  const t = useText('directdebit')
  const of = (field: DebitField, format = asTyped): ComponentProps<typeof Field> => ({
    label: t(field),
    name: field,
    required: true,
    value: draft[field],
    error: problems.textOf(field),
    onChange: (event) => change({ [field]: formatTyped(event.currentTarget, format) }),
    onBlur: () => problems.leave(field),
  })

  return (
    <>
      <FieldGroup legend={t('account')} columns={1}>
        <Field {...of('holder')} autoComplete="name" maxLength={70} />
        <Field
          {...of('iban', formatIban)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          className={css['iban']}
        />
      </FieldGroup>
      <FieldGroup legend={t('address')}>
        <div className={css['address']}>
          <Field {...of('street')} autoComplete="address-line1" maxLength={100} />
          <Field {...of('house_number')} autoComplete="address-line2" maxLength={20} />
          <Field {...of('zip')} autoComplete="postal-code" maxLength={20} />
          <Field {...of('city')} autoComplete="address-level2" maxLength={100} />
        </div>
      </FieldGroup>
      <Field
        {...of('phone', formatPhone)}
        hint={t('phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
    </>
  )
}

function asTyped(text: string): string {
  return text
}
