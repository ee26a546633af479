import { useText } from '#web/i18n/use-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { PackageList } from '#web/ui/package-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PackageOfferCard } from './package-offer-card.tsx'
import type { Packages } from './packages-query.ts'
import { usePackages } from './use-packages.ts'
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
