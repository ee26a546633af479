import { useLoaderData } from 'react-router'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { CompleteSignup, type PartnerSignup } from '#web/features/signup/complete-signup.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import css from './complete-signup-screen.module.css'

/** Finishes an account that a partner began: only what is missing is asked. */
export function CompleteSignupScreen() {
  const begun = useLoaderData<PartnerSignup | null>()
  const { name } = useSettings()
  return (
    <div className={css['page']}>
      <p className={`container ${css['logo']}`}>
        <Logo name={name} />
      </p>
      {begun ? <CompleteSignup begun={begun} /> : <LinkInvalid />}
    </div>
  )
}

function LinkInvalid() {
  const t = useText('signup.partner')
  const refusalText = useRefusalText()
  return (
    <PageCard title={t('invalid')}>
      <Notice kind="danger">{refusalText(new Refusal('LINK_INVALID'))}</Notice>
      <ButtonLink href={pathTo('signup')}>{t('signup')}</ButtonLink>
    </PageCard>
  )
}
