import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { requestExclusion } from '#contract/exclusions.ts'
import { call } from '#web/api/call.ts'
import { focusFirst, focusShown, textIn } from '#web/browser/forms.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { EmailField, wrongEmail } from '#web/features/accounts/credentials.tsx'
import { RefusalNotice, ScriptNeeded } from '#web/features/accounts/notices.tsx'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './exclusion.module.css'

/** Asks for an address to be excluded; what comes next stands in the mail to it. */
export function ExclusionForm() {
  const t = useText('exclusion')
  const { locale: language } = useCatalogue()
  const isHydrated = useIsHydrated()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongEmail>>()
  const asking = useMutation({
    mutationFn: (email: string) => call(requestExclusion, { email, language }),
  })
  if (asking.isSuccess)
    return <ExclusionSent email={asking.variables} onAgain={() => asking.reset()} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (asking.isPending) return
    const email = textIn(new FormData(event.currentTarget), 'email').trim()
    const found = wrongEmail(email)
    setWrong(found)
    if (found) focusFirst(event.currentTarget, ['email'])
    else asking.mutate(email)
  }

  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <p className="soft">{t('lead')}</p>
      <EmailField autoComplete="email" label={t('email')} wrong={wrong} />
      <RefusalNotice error={asking.error} />
      <ScriptNeeded />
      <Button type="submit" size="lg" busy={asking.isPending} disabled={!isHydrated}>
        {t('submit')}
      </Button>
    </form>
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
