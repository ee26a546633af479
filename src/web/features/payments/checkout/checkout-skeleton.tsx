import { useText } from '#web/i18n/use-text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import css from './checkout.module.css'

/** The shape of the payment step while its prices are on their way. */
export function CheckoutSkeleton() {
  const t = useText('payments')
  return (
    <>
      <div className={css['how']}>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className={css['method-skeleton']} />
        ))}
      </div>
      <Skeleton className={css['summary-skeleton']} />
    </>
  )
}
