import type { Currency } from '#contract/geo.ts'
import type { SitePrices } from '#contract/office/prices.ts'
import type { PriceRule } from '#contract/price-rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Pill, TwoPeople } from '#web/office/kit/parts.tsx'
import { lowestMessage, moneyIn, type PriceDraft } from './use-price-draft.ts'
import css from './packages.module.css'

const RULES: readonly PriceRule[] = ['more_credits', 'dearer', 'saves', 'one_popular']

type FollowsProps = {
  readonly prices: SitePrices
  readonly draft: PriceDraft
  readonly currency: Currency
}

/** What the prices lead to, checked while they are typed; and who must agree. */
export function Follows({ prices, draft, currency }: FollowsProps) {
  const { t } = useOffice()
  const { name } = useOperator()
  const broken = new Set(draft.problems.map(({ rule }) => rule))
  return (
    <div className={css['cards']}>
      <section>
        <h2>
          {t.prices.follows}
          <Pill tone={broken.size > 0 ? 'bad' : 'ok'}>
            {broken.size > 0 ? t.prices.wrongCount(broken.size) : t.prices.fine}
          </Pill>
        </h2>
        <ul>
          <li>
            <Icon name="check-circle" size="sm" />
            <Advertised {...{ prices, draft, currency }} />
          </li>
          {RULES.map((rule) => (
            <li key={rule} className={classNames(broken.has(rule) && css['broken'])}>
              <Icon name={broken.has(rule) ? 'warning-circle' : 'check-circle'} size="sm" />
              {t.prices.rules[rule]}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.prices.who}</h2>
        <p className={css['two']}>
          <TwoPeople first={name} second={null} />
          {t.prices.whoMore}
        </p>
        <p>{t.prices.kept}</p>
      </section>
    </div>
  )
}

/** The lowest price follows from what is sold, so that a site never advertises one that it does not have. */
function Advertised({ prices, draft, currency }: FollowsProps) {
  const { t, language } = useOffice()
  const money = moneyIn(language, currency)
  const perMessage = prices.message_credits
  const next = lowestMessage(draft.packages, currency, perMessage)
  const now = lowestMessage(draft.live, currency, perMessage)
  if (next === null) return null
  if (next === now) return <>{t.prices.advertisedSame(money(next))}</>
  return <>{t.prices.advertised(money(next), now === null ? '–' : money(now))}</>
}
