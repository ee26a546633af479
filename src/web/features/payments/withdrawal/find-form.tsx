import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isId } from '#contract/id.ts'
import { pathTo } from '#contract/routes.ts'
import { findWithdrawable, type Withdrawable } from '#contract/withdrawals.ts'
import { call } from '#web/api/call.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './withdrawal.module.css'

/** A purchase that was found by its number and the address of its buyer. */
export type Found = { readonly offer: Withdrawable; readonly email: string }

type FindFormProps = { orderId: string; onFound: (found: Found) => void }
type Wrong = 'order' | 'email'

/** Finds a purchase without a login. */
export function FindForm({ orderId, onFound }: FindFormProps) {
  const t = useText('withdrawal.find')
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const finding = useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      call(findWithdrawable, { order_id: id, email }),
    onSuccess: ({ withdrawable: offer }, { email }) => onFound({ offer, email }),
  })

  function find(values: FormData): readonly Wrong[] {
    const [id, email] = [textIn(values, 'order').trim(), textIn(values, 'email').trim()]
    const now: Wrong[] = [
      ...(isId(id) ? [] : ['order' as const]),
      ...(/^\S+@\S+\.\S+$/.test(email) ? [] : ['email' as const]),
    ]
    setWrong(now)
    if (now.length === 0) finding.mutate({ id, email })
    return now
  }

  return (
    <Form className={css['form']} onSubmit={find}>
      <Field
        name="order"
        label={t('number')}
        hint={t('number_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        defaultValue={orderId}
        error={wrong.includes('order') && t('no_number')}
      />
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={wrong.includes('email') && t('no_email')}
      />
      <RefusalNotice error={finding.error} />
      <ScriptNeeded />
      <SubmitButton size="lg" busy={finding.isPending}>
        {t('submit')}
      </SubmitButton>
      <LoginInstead />
    </Form>
  )
}

function LoginInstead() {
  const t = useText('withdrawal.find')
  if (useUser() !== null) return null
  const target = encodeURIComponent(pathTo('withdraw'))
  return (
    <p className="small soft">
      {t.rich('login', {
        a: (text) => (
          <KitLink className="link" href={`${pathTo('login')}?target=${target}`}>
            {text}
          </KitLink>
        ),
      })}
    </p>
  )
}
