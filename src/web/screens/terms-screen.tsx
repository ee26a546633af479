import { useLoaderData } from 'react-router'
import type { SaidRecipients } from '#contract/recipients.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { localeOf } from '#contract/locales.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { dateFormat, numberFormat } from '#web/i18n/formats.ts'
import { Prose } from '#web/ui/page-parts.tsx'
import { InfoPage } from './info/info-page.tsx'
import type { loadTerms } from './load-terms.ts'

/** The terms. Below them stands how many use the site, which the law has it say. */
export function TermsScreen() {
  const { title, blocks, recipients } = useLoaderData<typeof loadTerms>()
  return (
    <InfoPage
      title={title}
      blocks={blocks}
      after={recipients && <Recipients recipients={recipients} />}
    />
  )
}

function Recipients({ recipients: { average, from, until } }: { recipients: SaidRecipients }) {
  const t = useText('info')
  const { iso } = localeOf(useCatalogue().locale)
  const { name } = useSettings()
  const month = dateFormat(iso, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const inWords = (at: string) => month.format(new Date(`${at}-01T00:00:00Z`))
  return (
    <Prose>
      <h2>{t('recipients')}</h2>
      <p>
        {t('recipients_text', {
          site: name,
          from: inWords(from),
          until: inWords(until),
          count: numberFormat(iso, {}).format(average),
        })}
      </p>
    </Prose>
  )
}
