import { localeOf } from '#contract/locales.ts'
import { useLocale, useTheme } from '#web/features/settings/choices.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Chip } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Panel } from '../panel.tsx'
import css from './settings.module.css'

/** The language, and light or dark. */
export function AppearanceSection() {
  const t = useText('notifications.appearance')
  return (
    <Panel id="appearance" title={t('title')}>
      <LanguageChoice />
      <ThemeChoice />
    </Panel>
  )
}

/** Where only one language is offered there is nothing to choose. */
function LanguageChoice() {
  const t = useText('notifications.appearance')
  const { visible_locales: locales } = useSettings()
  const { locale, switchTo } = useLocale()
  if (locales.length < 2) return null

  return (
    <FieldGroup legend={t('language')} hint={t('language_hint')}>
      <div className={css['chips']}>
        {locales.map((code) => (
          <Chip key={code} lang={code} on={code === locale} onClick={() => void switchTo(code)}>
            {localeOf(code).name}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}

const THEMES = [
  ['light', 'light', 'sun'],
  ['dark', 'dark', 'moon'],
  ['system', null, 'gear-six'],
] as const

function ThemeChoice() {
  const t = useText('notifications.appearance')
  const words = useText('shell.theme')
  const { theme, choose } = useTheme()

  return (
    <FieldGroup legend={t('theme')}>
      <div className={css['chips']}>
        {THEMES.map(([name, choice, icon]) => (
          <Chip key={name} icon={icon} on={choice === theme} onClick={() => choose(choice)}>
            {words(name)}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}
