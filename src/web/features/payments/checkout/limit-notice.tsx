import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMoney } from '../use-money.ts'
import type { LoadedCheckout } from './checkout-query.ts'

type Left = NonNullable<LoadedCheckout['checkout']['left_to_spend']>

/** That this is more than the member allows themselves this month. */
export function LimitNotice({ left }: { left: Left }) {
  const t = useText('checkout.limit')
  const money = useMoney()
  const link = isServed('credits') && (
    <KitLink className="link" href={pathTo('credits' as 'index')}>
      {t('link')}
    </KitLink>
  )
  return (
    <Notice kind="danger" role="alert" icon="coins" lead={t('lead')} link={link}>
      {t(left.is_enough_for_smaller ? 'text' : 'text_nothing', {
        left: money(left.minor, left.currency),
      })}
    </Notice>
  )
}
