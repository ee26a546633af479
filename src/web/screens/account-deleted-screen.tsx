import { useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { localeOf } from '#contract/locales.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { PageCard } from '#web/ui/page-card.tsx'
import { Reactivation } from './account-deleted/reactivation.tsx'
import css from './account-deleted/account-deleted.module.css'

/** After an account was deleted: what happens now and until when it can be undone. With the link from the mail: undo it. */
export function AccountDeletedScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token === null ? <Farewell until={query.get('until')} /> : <Reactivation token={token} />
}

function Farewell({ until }: { until: string | null }) {
  const t = useText('account-deleted')
  const day = useDay(until)

  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <ol className={css['steps']}>
        <li>
          <b>{t('now')}</b>
          <span>{t('now_text')}</span>
        </li>
        <li>
          <b>{day ? t('until', { day }) : t('until_14')}</b>
          <span>{t('until_text')}</span>
        </li>
        <li>
          <b>{t('then')}</b>
          <span>{t('then_text')}</span>
        </li>
      </ol>
      <p className="small soft">
        {t('no_mail')}{' '}
        <KitLink className="link" href={pathTo('login')}>
          {t('login')}
        </KitLink>
      </p>
      <ButtonLink kind="quiet" href={pathTo('index')}>
        {t('home')}
      </ButtonLink>
    </PageCard>
  )
}

/** The day until which it can be undone, in words; null if the address names none. */
function useDay(until: string | null): string | null {
  const { locale } = useCatalogue()
  if (!until || !/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until))) return null
  const format = new Intl.DateTimeFormat(localeOf(locale).iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(until))
}
