import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Email } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { resendActivation } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { EmailSuggestion } from '#web/features/accounts/email-suggestion.tsx'
import { refreshUserQuietly } from '#web/features/accounts/refresh-user.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './resend-activation.module.css'

type ResendActivationProps = {
  /** Whether another address is asked for at once. */
  startsWithAddress?: boolean
  /** In the middle of a page, rather than in a column of text. */
  centred?: boolean
  onSent?: (email: string) => void
}

/** The activation mail once more, or to another address. Needs the texts of the areas `activate` and `refusal`. */
export function ResendActivation(props: ResendActivationProps) {
  const { startsWithAddress = false, centred = false, onSent } = props
  const t = useText('activate')
  const refusalText = useRefusalText()
  const [isCorrecting, setIsCorrecting] = useState(startsWithAddress)
  const resend = useResendActivation((email) => {
    setIsCorrecting(false)
    onSent?.(email)
  })

  return (
    <div className={classNames(css['resend'], centred && css['centred'])}>
      <div role="status">
        {resend.isSuccess && <Notice kind="done">{t('sent', { email: resend.data.email })}</Notice>}
      </div>
      {isCorrecting ? (
        <AddressForm resend={resend} onCancel={() => setIsCorrecting(false)} />
      ) : (
        <>
          {resend.isError && (
            <Notice kind="danger" role="alert">
              {refusalText(resend.error)}
            </Notice>
          )}
          <div className={css['buttons']}>
            <Button
              kind="quiet"
              size="sm"
              icon="arrows-clockwise"
              busy={resend.isPending}
              onClick={() => resend.mutate(null)}
            >
              {t('resend')}
            </Button>
            <Button
              kind="ghost"
              size="sm"
              icon="pencil-simple"
              onClick={() => setIsCorrecting(true)}
            >
              {t('correct')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type AddressFormProps = {
  resend: ReturnType<typeof useResendActivation>
  onCancel: () => void
}

/** Another address for the activation mail, because the first was wrong. */
function AddressForm({ resend, onCancel }: AddressFormProps) {
  const t = useText('activate')
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)

  function submit(values: FormData) {
    const email = textIn(values, 'email').trim()
    const isValid = z.safeParse(Email, email).success
    setIsInvalid(!isValid)
    return isValid ? resend.mutate(email) : ['email']
  }

  const refused = resend.isError ? refusalText(resend.error) : undefined
  return (
    <Form className={css['resend']} onSubmit={submit}>
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
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isInvalid ? t('address_invalid') : refused}
      />
      <EmailSuggestion email={typed} onPick={setTyped} />
      <div className={css['buttons']}>
        <Button type="submit" kind="quiet" size="sm" busy={resend.isPending}>
          {t('send')}
        </Button>
        <Button kind="ghost" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** Sends the activation mail again, to another address if one is given. */
export function useResendActivation(onSent?: (email: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (email: string | null) => call(resendActivation, email ? { email } : {}),
    onSuccess: ({ email }) => onSent?.(email),
    onError: (error) => {
      const isActive = error instanceof Refusal && error.code === 'ALREADY_ACTIVE'
      if (isActive) refreshUserQuietly(queries)
    },
  })
}
