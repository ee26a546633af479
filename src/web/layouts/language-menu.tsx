import { localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import { useLocale } from '#web/features/settings/use-locale.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { MenuItem } from '#web/ui/menu-item.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** The language dropdown; where only one language is offered there is nothing to choose. */
export function LanguageMenu() {
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
