import type { ReactNode } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { PageCard } from '#web/ui/page-card.tsx'
import { CompleteSignupForm } from './complete-signup-form.tsx'
import { type PartnerSignup, useCompleteSignup } from './use-complete-signup.ts'
import css from './signup.module.css'

/** An account that a partner began, until it is finished. */
export function CompleteSignup({ begun }: { begun: PartnerSignup }) {
  const t = useText('signup')
  const completion = useCompleteSignup(begun)
  const inBold = {
    email: begun.email,
    b: (text: ReactNode) => <b className={css['address']}>{text}</b>,
  }
  if (completion.isDone) {
    return (
      <PageCard title={t('complete.title')} lead={t.rich('complete.text', inBold)}>
        <p className="soft">{t('complete.spam')}</p>
      </PageCard>
    )
  }

  return (
    <PageCard title={t('partner.title')} lead={t.rich('partner.text', inBold)}>
      <CompleteSignupForm begun={begun} completion={completion} />
    </PageCard>
  )
}
