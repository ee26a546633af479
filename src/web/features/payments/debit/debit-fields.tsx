import type { ComponentProps } from 'react'
import { formatIban } from '#contract/iban.ts'
import { formatPhone } from '#contract/phone.ts'
import { formatTyped } from '#web/browser/format-typed.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import type { DebitDraft, DebitField } from './debit-draft.ts'
import type { FieldProblems } from './use-problems.ts'
import css from './debit.module.css'

type DebitFieldsProps = {
  draft: DebitDraft
  problems: FieldProblems
  change: (part: Partial<DebitDraft>) => void
}

/** The account, the address and the telephone. Numbers take their usual form while they are typed. */
export function DebitFields({ draft, problems, change }: DebitFieldsProps) {
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
