import { useState } from 'react'
import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ResendActivation } from './resend-activation.tsx'
import css from './signup.module.css'

type SignupCompleteProps = {
  heading: 'h1' | 'h3'
  email: string
  /** Null where the site tells nobody whether an address had an account before. */
  user: User | null
}

/** The account is made: now its address wants to be confirmed. */
export function SignupComplete({ heading: Heading, user, ...signup }: SignupCompleteProps) {
  const t = useText('signup.complete')
  const [email, setEmail] = useState(signup.email)
  return (
    <div className={css['message']}>
      <Heading ref={focusShown} className="title-lg" tabIndex={-1}>
        {t('title')}
      </Heading>
      <p className="lead">
        {t.rich('text', { email, b: (text) => <b className={css['address']}>{text}</b> })}
      </p>
      <p className="soft">{t('spam')}</p>
      {user && (
        <>
          <ResendActivation onSent={setEmail} />
          <ButtonLink size="lg" block href={pathTo('signup-matches')}>
            {t('next')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
