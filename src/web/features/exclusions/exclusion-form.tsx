import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requestExclusion } from '#contract/exclusions.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { EmailField, wrongEmail } from '#web/features/accounts/credentials.tsx'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './exclusion.module.css'

/** Asks for an address to be excluded; what comes next stands in the mail to it. */
export function ExclusionForm() {
  const t = useText('exclusion')
  const { locale: language } = useCatalogue()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongEmail>>()
  const asking = useMutation({
    mutationFn: (email: string) => call(requestExclusion, { email, language }),
  })
  if (asking.isSuccess)
    return <ExclusionSent email={asking.variables} onAgain={() => asking.reset()} />

  function submit(values: FormData) {
    const email = textIn(values, 'email').trim()
    const found = wrongEmail(email)
    setWrong(found)
    return found ? ['email'] : asking.mutate(email)
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <p className="soft">{t('lead')}</p>
      <EmailField autoComplete="email" label={t('email')} wrong={wrong} />
      <RefusalNotice error={asking.error} />
      <ScriptNeeded />
      <SubmitButton size="lg" busy={asking.isPending}>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}

type ExclusionSentProps = { email: string; onAgain: () => void }

/** That a mail is under way; whether the address has an account is not said. */
function ExclusionSent({ email, onAgain }: ExclusionSentProps) {
  const t = useText('exclusion')
  return (
    <div className={css['form']} ref={focusShown} tabIndex={-1}>
      <Notice kind="done" role="status" lead={t('sent')}>
        {t('sent_text', { email })}
      </Notice>
      <p className="small soft">{t('sent_help')}</p>
      <Button kind="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
