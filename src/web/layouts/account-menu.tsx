import { isServed, pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useLogOut } from '#web/features/accounts/use-log-out.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useTheme } from '#web/features/settings/use-theme.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { MenuItem } from '#web/ui/menu-item.tsx'
import { Menu } from '#web/ui/menu.tsx'

const THEMES = [
  ['system', null, 'gear-six'],
  ['light', 'light', 'sun'],
  ['dark', 'dark', 'moon'],
] as const

/** Everything about oneself behind one's own face: profile, settings, appearance, logout. */
export function AccountMenu({ user }: { user: User }) {
  const t = useText('shell')
  const photo = usePhotoAddress()
  const logOut = useLogOut()
  const { theme, choose } = useTheme()
  const image = user.profile.main_image

  return (
    <Menu
      label={`${t('nav.account')}: ${user.profile.name}`}
      caret={false}
      trigger={<Avatar alt="" size="sm" src={image ? photo(image.thumb_filename) : undefined} />}
    >
      {isServed('profile') && (
        <MenuItem icon="user" href={pathTo('profile')}>
          {t('nav.profile')}
        </MenuItem>
      )}
      {isServed('notifications') && (
        <MenuItem icon="gear-six" href={pathTo('notifications')}>
          {t('nav.notifications')}
        </MenuItem>
      )}
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
