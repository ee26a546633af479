import { pathTo, type RouteName } from '#contract/routes.ts'
import { useMedia } from '#web/browser/client-only.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useTheme } from '#web/features/settings/choices.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Logo } from '#web/ui/icon.tsx'
import { Segmented } from '#web/ui/field-group.tsx'
import css from './footer.module.css'

const LINKS = [
  ['terms', 'pages-terms'],
  ['privacy', 'pages-privacy'],
  ['cookies', 'pages-cookies'],
  ['ban', 'pages-ban'],
  ['pricing', 'pricing'],
  ['complaints', 'complaints'],
  ['notice', 'notice'],
  ['return_policy', 'pages-return-policy'],
  ['withdraw', 'withdraw'],
  ['faq', 'pages-faq'],
  ['service', 'pages-service'],
  ['accessibility', 'pages-accessibility'],
] as const satisfies readonly (readonly [string, RouteName])[]

/**
 * The links every site owes its visitors. Members and pages other than the first one get it smaller, and an
 * installed app keeps only the links: its frame is the device's.
 */
export function Footer({ isIndex }: { isIndex: boolean }) {
  const t = useText('shell.footer')
  const { name, refund_days: refundDays } = useSettings()
  const user = useUser()
  const isInstalled = useMedia('(display-mode: standalone)')
  // Who gives no days for it has no button for it.
  const links = LINKS.filter(([, route]) => route !== 'withdraw' || refundDays > 0)
  const isSmall = user !== null || !isIndex

  return (
    <footer className={classNames(css['footer'], isSmall && css['small'])} aria-label={t('label')}>
      <div className={`container ${css['stack']}`}>
        {!isInstalled && <Logo name={name} />}
        <ul className={css['links']}>
          {links.map(([text, route]) => (
            <li key={route}>
              <KitLink href={pathTo(route)}>{t(text)}</KitLink>
            </li>
          ))}
        </ul>
        {!isInstalled && <Legal />}
        <div className={css['theme']}>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** The disclaimer: adults only, fictional profiles, the company; and what visitors from the US are owed. */
function Legal() {
  const t = useText('shell.footer')
  const settings = useSettings()
  const { name, company } = settings
  const { singular } = useFictionalWords()
  const isAmerican = useIsAmerican()
  const { name: companyName, address, city, kvk } = company

  return (
    <div className={css['legal']}>
      <p>{t('legal', { site: name, label: singular })}</p>
      <p>{t('company', { site: name, company: companyName, address, city, kvk })}</p>
      {isAmerican && <p>{t('us', { company: companyName })}</p>}
    </div>
  )
}

function useIsAmerican(): boolean {
  const { us_footer: isEnabled } = useSettings()
  const { locale } = useCatalogue()
  return isEnabled === 'yes' && locale === 'en'
}

/** Light, dark, or as the device has it. */
function ThemeSwitch() {
  const t = useText('shell.theme')
  const { theme, choose } = useTheme()
  return (
    <Segmented
      legend={t('label')}
      legendHidden
      value={theme ?? 'system'}
      options={[
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
        { value: 'system', label: t('system') },
      ]}
      onChange={(value) => choose(value === 'system' ? null : value)}
    />
  )
}
