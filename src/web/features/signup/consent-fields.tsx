import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import type { Secret } from './problems.ts'
import type { ProblemText } from './use-problem-text.ts'

type Consent = Pick<Secret, 'terms' | 'resell'>
type ConsentFieldsProps = {
  consent: Consent
  onChange: (part: Partial<Consent>) => void
  problem: ProblemText
}

/** What somebody agrees to. Nothing is ticked for them. */
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
      {mayResell === 'yes' && (
        <Checkbox
          name="resell"
          checked={consent.resell}
          onChange={(event) => onChange({ resell: event.currentTarget.checked })}
        >
          {t('resell', { site: name })}
        </Checkbox>
      )}
    </>
  )
}

/** What one reads in between leaves the form as it is. */
function InNewTab({ href, children }: { href: string; children: ReactNode }) {
  const t = useText('signup.consent')
  return (
    <KitLink className="link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('new_tab')})`}</span>
    </KitLink>
  )
}
