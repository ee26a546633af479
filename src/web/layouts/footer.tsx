import { useLocation } from 'react-router'
import { pathTo, type RouteName } from '#contract/routes.ts'
import { useMedia } from '#web/browser/client-only.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useTheme } from '#web/features/settings/choices.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Icon, Logo } from '#web/ui/icon.tsx'
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
  ['safety', 'pages-safety'],
  ['faq', 'pages-faq'],
  ['service', 'pages-service'],
  ['accessibility', 'pages-accessibility'],
] as const satisfies readonly (readonly [string, RouteName])[]

type FooterLink = (typeof LINKS)[number]

/** What members find without opening the rest: at 390 pixels it is one line in every language. */
const IN_SIGHT = new Set<RouteName>(['pages-safety', 'withdraw'])

/**
 * The links every site owes its visitors. Pages other than the first one get it smaller, members one line that opens
 * the rest, and an installed app keeps only the links: its frame is the device's.
 */
export function Footer({ isIndex }: { isIndex: boolean }) {
  const t = useText('shell.footer')
  const { refund_days: refundDays } = useSettings()
  const user = useUser()
  // Who gives no days for it has no button for it.
  const links = LINKS.filter(([, route]) => route !== 'withdraw' || refundDays > 0)
  const look = user ? css['line'] : !isIndex && css['small']

  return (
    <footer className={classNames(css['footer'], look)} aria-label={t('label')}>
      {user ? <OneLine links={links} /> : <Whole links={links} />}
    </footer>
  )
}

function Whole({ links }: { links: readonly FooterLink[] }) {
  const { name } = useSettings()
  const isInstalled = useIsInstalled()

  return (
    <div className={`container ${css['stack']}`}>
      {!isInstalled && <Logo name={name} />}
      <Links links={links} />
      <Small />
    </div>
  )
}

/** A few links, and one press opens the others; it works without script, and closes on the next page. */
function OneLine({ links }: { links: readonly FooterLink[] }) {
  const t = useText('shell.footer')
  const { pathname } = useLocation()

  return (
    <div className="container">
      <Links links={links.filter(([, route]) => IN_SIGHT.has(route))} />
      <details key={pathname} className={css['more']}>
        <summary>
          {t('more')}
          <Icon name="caret-down" />
        </summary>
        <div className={css['stack']}>
          <Links links={links.filter(([, route]) => !IN_SIGHT.has(route))} />
          <Small />
        </div>
      </details>
    </div>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  const t = useText('shell.footer')
  return (
    <ul className={css['links']}>
      {links.map(([text, route]) => (
        <li key={route}>
          <KitLink href={pathTo(route)}>{t(text)}</KitLink>
        </li>
      ))}
    </ul>
  )
}

/** What stands under the links. */
function Small() {
  return (
    <>
      {!useIsInstalled() && <Legal />}
      <div className={css['theme']}>
        <ThemeSwitch />
      </div>
    </>
  )
}

function useIsInstalled(): boolean {
  return useMedia('(display-mode: standalone)')
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
