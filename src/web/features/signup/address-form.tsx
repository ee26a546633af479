import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Email } from '#contract/fields.ts'
import { textIn } from '#web/browser/text-in.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusShown } from '#web/browser/focus-shown.ts'
import type { useResendActivation } from './use-resend-activation.ts'
import css from './resend-activation.module.css'

type AddressFormProps = {
  resend: ReturnType<typeof useResendActivation>
  onCancel: () => void
}

/** Another address for the activation mail, because the first was wrong. */
export function AddressForm({ resend, onCancel }: AddressFormProps) {
  const t = useText('activate')
  const refusalText = useRefusalText()
  const [isInvalid, setIsInvalid] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textIn(new FormData(event.currentTarget), 'email').trim()
    const isValid = z.safeParse(Email, email).success
    setIsInvalid(!isValid)
    if (isValid) resend.mutate(email)
  }

  const refused = resend.isError ? refusalText(resend.error) : undefined
  return (
    <form className={css['resend']} onSubmit={submit} noValidate>
      <Field
        ref={focusShown}
        label={t('address')}
        name="email"
        icon="envelope-simple"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={isInvalid ? t('address_invalid') : refused}
      />
      <div className={css['buttons']}>
        <Button type="submit" kind="quiet" size="sm" busy={resend.isPending}>
          {t('send')}
        </Button>
        <Button kind="ghost" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
