import { pathTo } from '#contract/routes.ts'
import { EmailSuggestion } from '#web/features/accounts/email-suggestion.tsx'
import { ReactivationMail } from '#web/features/accounts/notices.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Field } from '#web/ui/field.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Problems } from './answers.ts'
import type { ProblemText } from './use-problems.ts'

type EmailPartProps = {
  email: string
  onChange: (email: string) => void
  problems: Problems
  problem: ProblemText
}

/** The e-mail address, what it was perhaps meant to be, and what can be done about one that has an account. */
export function EmailPart({ email, onChange, problems, problem }: EmailPartProps) {
  const t = useText('signup.email')
  const isKnown = problems.email === 'EMAIL_TAKEN' || problems.email === 'ACCOUNT_DELETED'
  return (
    <>
      <Field
        label={t('label')}
        name="email"
        icon="envelope-simple"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        aria-invalid={isKnown || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={t('hint')}
        error={isKnown ? undefined : problem('email')}
      />
      <EmailSuggestion email={email} onPick={onChange} />
      {problems.email === 'EMAIL_TAKEN' && (
        <Notice kind="danger" role="alert" link={<LoginLink />}>
          {problem('email')}
        </Notice>
      )}
      {problems.email === 'ACCOUNT_DELETED' && (
        <>
          <Notice kind="danger" role="alert">
            {t('deleted')}
          </Notice>
          <ReactivationMail email={email.trim()} />
        </>
      )}
    </>
  )
}

function LoginLink() {
  const t = useText('signup')
  return (
    <KitLink className="link" href={pathTo('login')}>
      {t('login')}
    </KitLink>
  )
}
