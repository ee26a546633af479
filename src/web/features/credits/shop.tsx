import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Currency } from '#contract/geo.ts'
import { PACKAGE_STYLES, type PackageOffer } from '#contract/packages.ts'
import { checkoutPath, detailsIn } from '#web/features/payments/addresses.ts'
import { useMoney, usePercent } from '#web/features/payments/money.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { EmptyState, FailedState, Skeleton } from '#web/ui/loading-states.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PackageCard, PackageList } from '#web/ui/package-card.tsx'
import { type Packages, packagesQuery } from './credits-query.ts'
import css from './shop.module.css'

/** The packages to choose from, or why there are none to see. */
export function PackageChoice({ first }: { first: Packages | null }) {
  const t = useText('shop.packages')
  const { packages, isFailed, retry } = usePackages(first)
  if (isFailed) return <FailedPackages onRetry={retry} />
  if (!packages) return <WaitingPackages />
  if (packages.packages.length === 0)
    return (
      <EmptyState title={t('empty')} level={3}>
        {t('empty_text')}
      </EmptyState>
    )

  return (
    <PackageList>
      {packages.packages.map((offer) => (
        <PackageOfferCard key={offer.style} offer={offer} currency={packages.currency} />
      ))}
    </PackageList>
  )
}

function WaitingPackages() {
  const t = useText('shop.packages')
  return (
    <PackageList>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="tile" className={css['waiting']} />
      ))}
    </PackageList>
  )
}

function FailedPackages({ onRetry }: { onRetry: () => void }) {
  const t = useText('shop.packages')
  return (
    <FailedState title={t('failed')} level={3} retry={t('retry')} onRetry={onRetry}>
      {t('failed_text')}
    </FailedState>
  )
}

type PackageOfferCardProps = { offer: PackageOffer; currency: Currency }

/** One package at its price now; the price it had is struck only where this one is lower. A press leads to paying it. */
function PackageOfferCard({ offer, currency }: PackageOfferCardProps) {
  const t = useText('shop.packages')
  const money = useMoney()
  const percent = usePercent()
  const [query] = useSearchParams()
  const { style, credits, price_minor: price, total_minor: total, saving } = offer
  const href = checkoutPath({ style, method: null, ...detailsIn(query) })

  return (
    <PackageCard
      tier={PACKAGE_STYLES.indexOf(style) as 0 | 1 | 2 | 3}
      credits={credits}
      unit={t('unit', { count: credits })}
      popular={offer.is_popular ? t('popular') : undefined}
      saving={saving > 0 ? t('saving', { percentage: percent(saving * 100) }) : undefined}
      oldPrice={total < price ? { text: money(price, currency), label: t('was') } : undefined}
      price={money(total, currency)}
      perMessage={t('per_message', { price: money(offer.message_minor, currency) })}
      pick={{ label: t('pick', { credits: String(credits) }), href }}
    />
  )
}

/** What can be bought, beginning with what came with the page. */
function usePackages(first: Packages | null) {
  const query = useQuery({ ...packagesQuery(), ...(first ? { initialData: first } : {}) })
  return {
    packages: query.data,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}

/** Why one would buy: in one line, in a sentence, and in the figure that the site claims, if it names who found it. */
export function PremiumPitch({ level }: { level: 1 | 2 }) {
  const t = useText('shop.premium')
  const Heading = `h${level}` as const
  return (
    <div className={css['head']}>
      <div>
        <Heading className={level === 1 ? 'display-md' : 'title-lg'}>{t('title')}</Heading>
        <p className={`lead ${css['lead']}`}>{t('lead')}</p>
      </div>
      <Claim />
    </div>
  )
}

function Claim() {
  const t = useText('shop.premium')
  const percent = usePercent()
  const { premium_claim: percentage, premium_claim_source: source } = useSettings()
  if (percentage === null || source === null) return null

  return (
    <p className={css['claim']}>
      <span className="num">{percent(percentage * 100)}</span>{' '}
      <span className="soft">
        {t('claim')} <small className={css['source']}>{t('source', { source })}</small>
      </span>
    </p>
  )
}

const BENEFITS = [
  ['photos', 'image'],
  ['conversations', 'chats-circle'],
  ['own_photos', 'camera-plus'],
  ['paying', 'shield-check'],
] as const

/** What a first purchase gives beside the credits. */
export function PremiumBenefits() {
  const t = useText('shop.benefits')
  return (
    <ul className={css['benefits']} aria-label={t('label')}>
      {BENEFITS.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} className={css['icon']} />
          <b>{t(name)}</b>
          <p>{t(`${name}_text`)}</p>
        </li>
      ))}
    </ul>
  )
}
