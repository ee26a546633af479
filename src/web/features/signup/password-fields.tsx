import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import type { Secret } from './answers.ts'
import css from './fields.module.css'
import type { ProblemText } from './use-problems.ts'

type PasswordFieldsProps = {
  /** Whose password it is, so that the browser keeps both together. */
  email: string
  password: string
  onChange: (password: string) => void
  problem: ProblemText
}

/** A new password, with its strength in words. */
export function PasswordFields({ email, password, onChange, problem }: PasswordFieldsProps) {
  const t = useText('signup.password')
  return (
    <>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label={t('label')}
        name="password"
        autoComplete="new-password"
        showLabel={t('show')}
        hideLabel={t('hide')}
        value={password}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={<StrengthWords password={password} />}
        error={problem('password')}
      />
    </>
  )
}

function StrengthWords({ password }: { password: string }) {
  const t = useText('signup.password')
  if (password === '') return t('hint')
  const strength = passwordStrength(password)
  return (
    <span className={css['strength']} data-strength={strength}>
      <span className={css['meter']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span aria-live="polite">{t(`strength.${strength}`)}</span>
    </span>
  )
}

type Strength = 'short' | 'weak' | 'fair' | 'strong'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** How hard a password is to guess, by its length and how much it varies. Whether it is a common one the server knows. */
export function passwordStrength(password: string): Strength {
  if (password.length < 8) return 'short'
  const different = new Set(password).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (different < 5) return 'weak'
  if (password.length >= 15 || (password.length >= 12 && kinds >= 3)) return 'strong'
  return password.length >= 10 || kinds >= 3 ? 'fair' : 'weak'
}

type Consent = Pick<Secret, 'terms' | 'orientation' | 'resell'>
type ConsentFieldsProps = {
  consent: Consent
  onChange: (part: Partial<Consent>) => void
  problem: ProblemText
}

/** What the new member agrees to. Nothing is ticked for them. */
export function ConsentFields({ consent, onChange, problem }: ConsentFieldsProps) {
  const t = useText('signup.consent')
  const { name, member_resell: mayResell } = useSettings()
  return (
    <>
      <Checkbox
        name="terms"
        checked={consent.terms}
        onChange={(event) => onChange({ terms: event.currentTarget.checked })}
        error={problem('terms')}
      >
        {t.rich('terms', {
          terms: (text) => <InNewTab href={pathTo('pages-terms')}>{text}</InNewTab>,
          privacy: (text) => <InNewTab href={pathTo('pages-privacy')}>{text}</InNewTab>,
        })}
      </Checkbox>
      <Checkbox
        name="orientation"
        checked={consent.orientation}
        onChange={(event) => onChange({ orientation: event.currentTarget.checked })}
        error={problem('orientation')}
      >
        {t('orientation')}
      </Checkbox>
      {mayResell === 'yes' && (
        <Checkbox
          name="resell"
          checked={consent.resell}
          onChange={(event) => onChange({ resell: event.currentTarget.checked })}
        >
          {t('resell', { site: name })}
        </Checkbox>
      )}
      <p className="small soft">{t('showcase')}</p>
    </>
  )
}

/** What the visitor reads in between leaves the form as it is. */
function InNewTab({ href, children }: { href: string; children: ReactNode }) {
  const t = useText('signup.consent')
  return (
    <KitLink className="link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('new_tab')})`}</span>
    </KitLink>
  )
}
