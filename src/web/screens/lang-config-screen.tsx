import { COUNTRY_LOCALES, type CountryCode, localeOf, type LocaleCode } from '#contract/locales.ts'
import { useCountry } from '#web/features/settings/place.tsx'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useLocale } from '#web/features/settings/choices.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Chip } from '#web/ui/chip.tsx'
import css from './lang-config-screen.module.css'

/** The countries of the site with their languages: one press sets both. */
export function LangConfigScreen() {
  const t = useText('lang-config')
  const { countries } = useSettings()
  const { locale, switchTo } = useLocale()
  const { country, choose } = useCountry()
  const iso = localeOf(locale).iso
  const named = countries
    .map((code) => ({ code, name: countryName(code, iso) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))

  async function select(code: CountryCode, language: LocaleCode) {
    choose(code)
    await switchTo(language)
  }

  return (
    <div className={`container ${css['page']}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <ul className={css['countries']}>
        {named.map(({ code, name }) => (
          <li key={code}>
            <h2 className="title-sm">{name}</h2>
            <div className={css['languages']} role="group" aria-label={name}>
              {COUNTRY_LOCALES[code].map((language) => (
                <Chip
                  key={language}
                  lang={language}
                  on={code === country && language === locale}
                  onClick={() => void select(code, language)}
                >
                  {localeOf(language).name}
                </Chip>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
