import { useNavigate } from 'react-router'
import { localeOf } from '#contract/locales.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useLogOut } from '#web/features/accounts/user.ts'
import { useLocale, useTheme } from '#web/features/settings/choices.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Logo } from '#web/ui/icon.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { type NavigationItem, NavigationLink } from './navigation.tsx'
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

const THEMES = [
  ['system', null, 'gear-six'],
  ['light', 'light', 'sun'],
  ['dark', 'dark', 'moon'],
] as const

/** Everything about the member behind their own face: profile, settings, appearance, logout. */
function AccountMenu({ user }: { user: User }) {
  const t = useText('shell')
  const logOut = useLogOut()
  const { theme, choose } = useTheme()
  const image = user.profile.main_image

  return (
    <Menu
      label={`${t('nav.account')}: ${user.profile.name}`}
      caret={false}
      trigger={
        <Avatar
          alt=""
          size="sm"
          src={image ? privatePhotoAddress(image.thumb_filename) : undefined}
        />
      }
    >
      <MenuItem icon="user" href={pathTo('profile')}>
        {t('nav.profile')}
      </MenuItem>
      <MenuItem icon="gear-six" href={pathTo('notifications')}>
        {t('nav.notifications')}
      </MenuItem>
      {THEMES.map(([text, choice, icon]) => (
        <MenuItem key={text} icon={icon} current={choice === theme} onPress={() => choose(choice)}>
          {t(`theme.${text}`)}
        </MenuItem>
      ))}
      <MenuItem icon="sign-out" onPress={() => void logOut()}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  )
}

/** Screens one goes into, and an installed app has no other way out of. */
const DEEP = [
  'profile',
  'members-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]

/** The way back in the installed app, whose window has no button of its own; the style sheet hides it anywhere else. */
export function BackButton({ route }: { route: string }) {
  const t = useText('shell')
  const navigate = useNavigate()
  if (!DEEP.includes(route)) return null

  // A window that was opened right here, by a shortcut or a notification, has nothing to go back to.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(pathTo(HOME)))
  return (
    <span className={css['back']}>
      <IconButton icon="arrow-left" label={t('back')} onClick={() => void goBack()} />
    </span>
  )
}

/** The language dropdown; where only one language is offered there is nothing to choose. */
function LanguageMenu() {
  const t = useText('shell.language')
  const { visible_locales: locales } = useSettings()
  const { locale, switchTo } = useLocale()
  if (locales.length < 2) return null

  return (
    <Menu label={`${t('choose')}: ${localeOf(locale).name}`} trigger={locale.toUpperCase()}>
      {locales.map((code) => (
        <MenuItem
          key={code}
          lang={code}
          current={code === locale}
          onPress={() => void switchTo(code)}
        >
          {localeOf(code).name}
        </MenuItem>
      ))}
      <MenuItem icon="globe" href={pathTo('lang-config')}>
        {t('more')}
      </MenuItem>
    </Menu>
  )
}
