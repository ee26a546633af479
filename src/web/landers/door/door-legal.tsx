import { localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './door.module.css'

/** What everybody must know before they answer: adults only, what a message costs, that there are fictional profiles. */
export function DoorLegal() {
  const t = useText('lander')
  const settings = useSettings()
  const { singular } = useFictionalWords()
  const price = minimumPrice(settings, localeOf(useCatalogue().locale).iso)
  return (
    <p className={css['legal']}>
      {t('legal', { price, label: singular })}{' '}
      <KitLink href={pathTo('pages-terms')}>{t('terms')}</KitLink>
    </p>
  )
}
