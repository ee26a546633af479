import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { METHOD_ICON } from '../method-icon.ts'
import { PayRefusal } from '../pay-refusal.tsx'
import { useDay } from '../use-day.ts'
import { useMoney } from '../use-money.ts'
import type { Repeat } from './repeats-query.ts'
import type { useRepeat } from './use-repeat.ts'
import css from './repeat.module.css'

type RepeatRowProps = {
  offered: Repeat
  repeat: ReturnType<typeof useRepeat>
  isFirst: boolean
}

/** One package that was bought before, with what it costs now on the button. */
export function RepeatRow({ offered, repeat, isFirst }: RepeatRowProps) {
  const t = useText('repeat-order')
  const words = useText('payments')
  const money = useMoney()
  const day = useDay()
  const isHydrated = useIsHydrated()
  const { offer, currency, method, debited_account: account } = offered
  const isCurrent = repeat.current === offered.order_id
  const price = money(offer.total_minor, currency)
  const press = () => repeat.order(offered)

  return (
    <li className={css['row']}>
      <Icon name={METHOD_ICON[method]} size="lg" className={css['icon']} />
      <div className={css['what']}>
        <h2 className="title-sm">{words('credits', { count: offer.credits })}</h2>
        <p className="small soft">
          {account === null
            ? t('provider', { method: words(`methods.${method}`) })
            : t('debited', { end: account })}
        </p>
        <p className="small mute">{t('last', { date: day(offered.ordered_at) })}</p>
      </div>
      <Button
        kind={isFirst ? 'primary' : 'quiet'}
        cost={price}
        busy={isCurrent && repeat.isBusy}
        disabled={!isHydrated || (repeat.isBusy && !isCurrent)}
        onClick={press}
      >
        {t('order')}
      </Button>
      {isCurrent && repeat.error && !repeat.isBusy && (
        <div className={css['refusal']}>
          <PayRefusal error={repeat.error} price={price} onRetry={press} />
        </div>
      )}
    </li>
  )
}
