import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import { readPrices, type SitePrices } from '#contract/office/prices.ts'
import type { SiteForm } from '#contract/office/settings.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Button } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { type SiteFormState } from '#web/office/settings/use-site-form.ts'
import { amountOf } from '#web/office/kit/amounts.ts'
import { OtherDomainDialog } from './new-site-dialog.tsx'
import css from './sites.module.css'

type StepMoreProps = {
  readonly step: string
  readonly form: SiteForm
  readonly state: SiteFormState
}

/** What a step says beside its settings. */
export function StepMore({ step, form, state }: StepMoreProps) {
  const { t } = useOffice()
  if (step === 'name') return <Domain form={form} state={state} />
  if (step === 'places') return <Currencies form={form} state={state} />
  if (step === 'prices') return <Packages siteId={form.site_id} />
  if (step === 'law') return <p className={css['section']}>{t.sites.legal}</p>
  return null
}

type FormProps = Omit<StepMoreProps, 'step'>

function Domain({ form, state }: FormProps) {
  const { t } = useOffice()
  const mayMake = useOperator().permissions.includes('sites_make')
  const [isMoving, setMoving] = useState(false)
  if (form.is_live || !mayMake) return null
  return (
    <section className={css['section']} aria-label={t.sites.domain}>
      <h3>
        {t.sites.domain}: {form.domain}
      </h3>
      <p>{t.sites.otherDomainMore}</p>
      <div className={css['chips']}>
        <Button look="quiet" onClick={() => setMoving(true)}>
          {t.sites.otherDomain}
        </Button>
      </div>
      {isMoving && (
        <OtherDomainDialog
          form={form}
          onClose={() => setMoving(false)}
          onDone={(next) => {
            state.put(next)
            setMoving(false)
          }}
        />
      )}
    </section>
  )
}

/** The money of a country follows from the country. */
function Currencies({ form, state }: FormProps) {
  const { t, language } = useOffice()
  const field = form.fields.find(({ name }) => name === 'countries')
  const countries = (field ? (state.valueOf(field) as CountryCode[]) : []) ?? []
  const currencies = [...new Set(countries.map((country) => COUNTRY_CURRENCY[country]))]
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  const words = new Intl.ListFormat(language).format(
    currencies.map((each) => names.of(each) ?? each),
  )
  return <p className={css['section']}>{t.sites.currencies(words)}</p>
}

function Packages({ siteId }: { siteId: string }) {
  const { t } = useOffice()
  const mayRead = useOperator().permissions.includes('prices_read')
  const { data } = useQuery({
    queryKey: ['prices', siteId],
    queryFn: () => call(readPrices, { site_id: siteId }),
    enabled: mayRead,
  })
  const list = data?.lists.find(({ is_now: isNow }) => isNow)
  if (!data || !list) return null
  return (
    <section className={css['section']} aria-label={t.sites.packages}>
      <h3>{t.sites.packages}</h3>
      <p>{list.is_own ? t.sites.packagesOwn : t.sites.packagesShared}</p>
      <PackageTable prices={data} list={list} />
      <div className={css['chips']}>
        <Button look="quiet" onClick={() => goTo(`/packages${queryOf({ site: siteId })}`)}>
          {t.sites.packagesChange}
        </Button>
      </div>
    </section>
  )
}

type PackageTableProps = {
  readonly prices: SitePrices
  readonly list: SitePrices['lists'][number]
}

/** What is sold, in the money of the site's countries. */
function PackageTable({ prices, list }: PackageTableProps) {
  const { t, language } = useOffice()
  const currencies = [...new Set(prices.countries.map(({ currency }) => currency))].slice(0, 3)
  return (
    <table className={css['packages']}>
      <tbody>
        {list.packages.map((sold) => (
          <tr key={sold.style}>
            <th scope="row">{t.sites.credits(sold.credits)}</th>
            {currencies.map((currency) => (
              <td key={currency}>{amountOf(sold.prices[currency] ?? 0, currency, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
