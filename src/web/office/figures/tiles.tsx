import type { FiguresAnswer } from '#contract/office/figures.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { changeOf, type Numbers } from './numbers.ts'
import css from './figures.module.css'

type TilesProps = {
  readonly figures: FiguresAnswer
  readonly numbers: Numbers
  readonly compare: boolean
}

/** The six numbers that matter, each against the days before. */
export function Tiles({ figures: { totals: now, before }, numbers, compare }: TilesProps) {
  const { t } = useOffice()
  const { tiles, ...words } = t.figures
  const { money, cents, count } = numbers
  const more = (value: number | null, write: (value: number) => string) =>
    value === null ? words.few : write(value)
  const beside = {
    first_orders: words.orders(more(now.orders, count)),
    credits_sold: words.spent(more(now.credits_spent, count)),
    credits_owed: words.messages(more(now.messages, count)),
    refunded: words.chargedBack(more(now.charged_back, money)),
  }
  const shared = { numbers, compare, few: words.few }
  const tile = (name: keyof typeof beside | 'revenue', write = count) => (
    <Tile
      {...shared}
      name={tiles[name]}
      now={now[name]}
      before={before[name]}
      write={write}
      beside={name === 'revenue' ? null : beside[name]}
    />
  )
  return (
    <dl className={css['tiles']}>
      {tile('revenue', money)}
      {tile('first_orders')}
      <Tile
        {...shared}
        name={tiles.per_order}
        now={perOrder(now)}
        before={perOrder(before)}
        write={cents}
        beside={null}
        few={now.orders === 0 ? '–' : words.few}
      />
      {tile('credits_sold')}
      {tile('credits_owed')}
      {tile('refunded', money)}
    </dl>
  )
}

function perOrder({ revenue, orders }: FiguresAnswer['totals']): number | null {
  return revenue === null || orders === null || orders === 0 ? null : Math.round(revenue / orders)
}

type TileProps = ChangeProps & {
  readonly name: string
  readonly write: (value: number) => string
  readonly beside: string | null
  readonly compare: boolean
  readonly few: string
}

function Tile({ name, now, before, numbers, write, beside, compare, few }: TileProps) {
  const { t } = useOffice()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{now === null ? few : write(now)}</b>
        {compare && <Change now={now} before={before} numbers={numbers} />}
        {compare && before !== null && <span>{t.figures.before(write(before))}</span>}
        {beside !== null && <span>{beside}</span>}
      </dd>
    </div>
  )
}

type ChangeProps = {
  readonly now: number | null
  readonly before: number | null
  readonly numbers: Numbers
}

/** By how much it rose or fell. Whether that is good is not said: less money back is. */
export function Change({ now, before, numbers }: ChangeProps) {
  const change = changeOf(now, before)
  if (change === null) return null
  const sign = change > 0 ? '↑' : change < 0 ? '↓' : '='
  return (
    <small className={css['change']}>
      {sign} {numbers.share(Math.abs(change))}
    </small>
  )
}
