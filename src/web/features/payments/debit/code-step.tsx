import { useState } from 'react'
import type { z } from 'zod/mini'
import { type requestDebitCode, SMS_CODE_LENGTH, SMS_CODE_MINUTES } from '#contract/direct-debit.ts'
import { isRefused } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { formatTyped } from './debit-draft.ts'
import { useSecondsUntil } from '#web/browser/clock.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import type { CheckoutChoice } from '../addresses.ts'
import type { LoadedCheckout } from '../checkout/load-checkout.ts'
import { useMoney } from '../money.tsx'
import { DebitRefusal } from './debit-refusal.tsx'
import css from './debit.module.css'
import type { Debit } from './use-debit.ts'

export type Sent = z.output<typeof requestDebitCode.output>

type CodeStepProps = {
  sent: Sent
  debit: Debit
  loaded: LoadedCheckout
  choice: CheckoutChoice
  onResend: () => void
  onChange: () => void
}

/** The code from the telephone: with it the mandate is signed and the order given. Each new code has an empty field. */
export function CodeStep({ sent, debit, loaded, choice, onResend, onChange }: CodeStepProps) {
  const t = useText('directdebit.code')
  const money = useMoney()
  const { send } = debit
  const price = money(loaded.checkout.offer.total_minor, loaded.checkout.currency)

  return (
    <div className={css['form']}>
      <p className="lead">
        {t('lead', { end: sent.phone_end, minutes: String(SMS_CODE_MINUTES) })}
      </p>
      <CodeForm key={sent.expires_at} {...{ debit, price, choice }} />
      <DebitRefusal error={send.isPending ? null : send.error} {...{ price, choice }} />
      <OtherWays {...{ sent, send, onResend, onChange }} />
    </div>
  )
}

type CodeFormProps = Pick<CodeStepProps, 'debit' | 'choice'> & { price: string }

function CodeForm({ debit: { sign, isSigning }, price, choice }: CodeFormProps) {
  const t = useText('directdebit.code')
  const refusalText = useRefusalText()
  const [code, setCode] = useState('')
  const isRefusedCode =
    isRefused(sign.error, 'SMS_CODE_OVER') ||
    (isRefused(sign.error, 'SMS_CODE_WRONG') && sign.variables === code)

  function submit() {
    if (code.length === SMS_CODE_LENGTH && !isSigning) sign.mutate(code)
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <Field
        ref={focusShown}
        label={t('label')}
        name="one-time-code"
        className={css['code']}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SMS_CODE_LENGTH + 2}
        error={isRefusedCode && refusalText(sign.error)}
        onChange={(event) => setCode(formatTyped(event.currentTarget, digitsOf))}
      />
      <DebitRefusal error={isSigning ? null : sign.error} {...{ price, choice }} />
      <Button
        type="submit"
        size="lg"
        icon="lock"
        cost={price}
        busy={isSigning}
        disabled={code.length < SMS_CODE_LENGTH}
      >
        {t('sign')}
      </Button>
    </Form>
  )
}

type OtherWaysProps = Pick<CodeStepProps, 'sent' | 'onResend' | 'onChange'> & {
  send: Debit['send']
}

/** For a buyer without a code: another one, or another telephone. */
function OtherWays({ sent, send, onResend, onChange }: OtherWaysProps) {
  const t = useText('directdebit.code')
  const [isAgain, setAgain] = useState(false)
  return (
    <>
      <div className={css['buttons']}>
        <ResendButton
          key={sent.expires_at}
          busy={send.isPending}
          onResend={() => {
            setAgain(true)
            onResend()
          }}
        />
        <Button kind="ghost" size="sm" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      <p role="status" className="small soft">
        {isAgain && send.isSuccess && t('resent')}
      </p>
    </>
  )
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, SMS_CODE_LENGTH)
}

const PAUSE_MS = 30_000

/** Another code, after a pause: the first one may still be on its way. */
function ResendButton({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const t = useText('directdebit.code')
  const [until] = useState(() => new Date(Date.now() + PAUSE_MS).toISOString())
  const seconds = useSecondsUntil({ until, now: until, clockAhead: 0 })
  return (
    <Button kind="quiet" size="sm" busy={busy} disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? t('resend_wait', { seconds: String(seconds) }) : t('resend')}
    </Button>
  )
}
