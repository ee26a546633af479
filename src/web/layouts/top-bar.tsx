import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BackButton } from './back-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import type { NavigationItem } from './navigation-items.ts'
import { NavigationLink } from './navigation-link.tsx'
import css from './top-bar.module.css'

type TopBarProps = {
  items: readonly NavigationItem[]
  user: User | null
  route?: string
  /** On the first page it has no ground of its own. */
  isPlain?: boolean
}

/** The bar on top: where members go, the language, and the account or the way in. */
export function TopBar({ items, user, route = '', isPlain = false }: TopBarProps) {
  const t = useText('shell')
  const { name } = useSettings()

  return (
    <header className={isPlain ? css['plain'] : css['bar']}>
      <div className={`container ${css['row']}`}>
        <BackButton route={route} />
        <KitLink
          href={pathTo('index')}
          className={css['brand']}
          aria-label={`${name}, ${t('home')}`}
        >
          <Logo name={name} />
        </KitLink>
        {items.length > 0 && (
          <nav className={css['links']} aria-label={t('nav.label')}>
            {items.map((item) => (
              <NavigationLink key={item.route} item={item} />
            ))}
          </nav>
        )}
        <div className={css['end']}>
          <LanguageMenu />
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <ButtonLink href={pathTo('login')} kind="quiet" size="sm">
              {t('nav.login')}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}
