import { localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import css from './sections.module.css'

export function HonestPrices() {
  const t = useText('index.honest')
  const settings = useSettings()
  const { locale } = useCatalogue()
  const price = minimumPrice(settings, localeOf(locale).iso)

  return (
    <section className={css['section']}>
      <div className={`container ${css['honest']}`}>
        <div>
          <h2 className="display-md">{t('title')}</h2>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
          <ButtonLink kind="quiet" href={pathTo('pricing')}>
            {t('all')}
          </ButtonLink>
        </div>
        <dl className={css['prices']}>
          <Price name={t('join')} price={t('free')} />
          <Price name={t('read')} price={t('free')} />
          <Price
            name={t('send')}
            price={price ? t('from', { price }) : t('credits', { count: settings.message_credits })}
          />
          <Price name={t('gift')} price={t('credits', { count: settings.gift_credits })} />
        </dl>
      </div>
    </section>
  )
}

function Price({ name, price }: { name: string; price: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{price}</dd>
    </div>
  )
}
