import type { OrderPage } from '#contract/office/orders.ts'
import { amountOf } from '#web/office/kit/amounts.ts'
import { MemberFace } from '#web/office/cases/case-parts.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Pill } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { exactly, timeIn } from '#web/office/kit/times.ts'
import { methodOf } from './money-parts.tsx'
import css from './money.module.css'

type Props = { readonly order: OrderPage }

/** Who paid what, and how much of it can still go back. */
export function Head({ order }: Props) {
  const { t, me, language } = useOffice()
  const { person, credits, refundable } = order
  const domain = me.sites.find(({ id }) => id === order.site_id)?.domain
  return (
    <header className={css['head']}>
      {person && <MemberFace member={person} />}
      <div>
        <p>
          <b>{amountOf(order.total_minor, order.currency, language)}</b>{' '}
          {t.money.order.forCredits(credits)}
        </p>
        <p>
          {person ? `${person.name}, ${person.age}` : t.money.erased} · {domain} ·{' '}
          {methodOf(t, order.method)} ·{' '}
          <time dateTime={order.created_at}>{exactly(order.created_at, language)}</time>
        </p>
      </div>
      {refundable && (
        <p className={css['left']}>
          <small>{t.money.order.left}</small>
          {t.money.order.leftOf(refundable.credits, credits)}
        </p>
      )}
    </header>
  )
}

/** What did not match. */
export function Findings({ order }: Props) {
  const { t, language } = useOffice()
  if (order.findings.length === 0) return null
  return (
    <section className={css['card']}>
      <h2>{t.money.order.found}</h2>
      <ul className={css['lines']}>
        {order.findings.map(({ id, kind, found_at: at, case_id: caseId, words }) => (
          <li key={id}>
            <span>
              <Pill tone={caseId === null ? 'over' : 'bad'}>{t.money.findings[kind]}</Pill> {words}
            </span>
            <time dateTime={at}>{timeIn(at, language)}</time>
            {caseId !== null && (
              <Button look="quiet" hint="D" onClick={() => goTo(`/case?id=${caseId}`)}>
                {t.money.order.settle}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the price was made of. */
export function MadeOf({ order }: Props) {
  const { t, language } = useOffice()
  const words = t.money.order
  const sum = (minor: number) => amountOf(minor, order.currency, language)
  const parts = [
    [words.price, sum(order.price_minor)],
    [
      words.discount,
      order.discount ? `${order.discount.percentage} % ${order.discount.code}` : words.none,
    ],
    [words.vat(order.vat_rate / 100), sum(order.vat_minor)],
    [words.perCredit, sum(Math.round(order.total_minor / order.credits))],
    [words.receipt, order.receipt_number ?? words.none],
  ] as const
  return (
    <section className={css['card']}>
      <h2>
        {words.made} <small>{words.withVat}</small>
      </h2>
      <dl className={css['parts']}>
        {parts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Every movement of credits that the order caused. */
export function Movements({ order }: Props) {
  const { t, language } = useOffice()
  const words = t.money.order
  const isZero = order.sum === 0
  return (
    <section className={css['card']}>
      <h2>
        {words.movements}
        <Pill tone={isZero ? 'ok' : 'bad'}>{isZero ? words.zero : words.notZero(order.sum)}</Pill>
        <small>{words.ledger}</small>
      </h2>
      {order.movements.length === 0 ? (
        <p>{words.noMovements}</p>
      ) : (
        <table className={css['small']}>
          <thead>
            <tr>
              {words.movementHead.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.movements.map(({ at, reason, from, to, credits }) => (
              <tr key={at + reason + credits}>
                <td>
                  <time dateTime={at} title={exactly(at, language)}>
                    {timeIn(at, language)}
                  </time>
                </td>
                <td>{words.reasons[reason] ?? reason}</td>
                <td>{words.accounts[from] ?? from}</td>
                <td>{words.accounts[to] ?? to}</td>
                <td className={css['sum']}>{credits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What we have beside what the provider says. */
export function Both({ order }: Props) {
  const { t, language } = useOffice()
  const words = t.money.order
  const { ours, theirs, payment_id: paymentId } = order
  const sum = (minor: number | null, currency: string) =>
    minor === null ? currency : amountOf(minor, currency, language)
  return (
    <section className={css['card']}>
      <h2>
        {words.both}
        {theirs && !order.finding && <Pill tone="ok">{t.money.matched}</Pill>}
        {order.finding && <Pill tone="bad">{t.money.findings[order.finding]}</Pill>}
        {paymentId && <small className={css['mono']}>{paymentId}</small>}
      </h2>
      <table className={css['small']}>
        <thead>
          <tr>
            {words.bothHead.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.here}</th>
            <td>{t.money.states[ours.state] ?? ours.state}</td>
            <td className={css['sum']}>{sum(ours.amount_minor, ours.currency)}</td>
            <td className={css['sum']}>{sum(ours.refunded_minor, ours.currency)}</td>
            <td>{order.completed_at && exactly(order.completed_at, language)}</td>
          </tr>
          {theirs && (
            <tr>
              <th scope="row">{order.provider}</th>
              <td>{t.money.provider[theirs.state] ?? theirs.state}</td>
              <td className={css['sum']}>{sum(theirs.amount_minor, theirs.currency)}</td>
              <td className={css['sum']}>{sum(theirs.refunded_minor, theirs.currency)}</td>
              <td>
                {words.asked(timeIn(theirs.asked_at, language))}
                {theirs.settlement && `, ${words.settlement(theirs.settlement)}`}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {!theirs && <p>{words.unknownThere}</p>}
    </section>
  )
}
