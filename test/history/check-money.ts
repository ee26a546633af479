import type { Anomaly, Buy, Entry, FinalOrder, History, Refund } from './history.ts'
import { groupBy } from './registers.ts'

/** What a message, a photo or a gift is paid with. */
const SPENDING = new Set(['message', 'photo', 'gift'])

/** Credits only move: what is true of the ledger, and of it together with what was told. */
export function checkMoney(history: History): Anomaly[] {
  const { deeds, final } = history
  return [
    ...checkSums(history),
    ...checkMessages(history),
    ...final.orders.flatMap((order) => checkOrder(order, final.entries)),
    ...checkBought(deeds.filter((deed) => deed.kind === 'buy') as Buy[], final.orders),
    ...checkRefunds(deeds.filter((deed) => deed.kind === 'refund') as Refund[], final.orders),
  ]
}

function checkSums({ deeds, final: { entries, balances } }: History): Anomaly[] {
  const anomalies: Anomaly[] = []
  const total = sumOf(entries)
  if (total !== 0) anomalies.push({ rule: 'money from nowhere', words: `all entries: ${total}` })
  const ofMember = groupBy(entries, ({ member }) => member ?? '')
  for (const [member, balance] of Object.entries(balances)) {
    const sum = sumOf(ofMember.get(member) ?? [])
    const words = `${member}: a balance of ${balance}, entries of ${sum}`
    if (sum !== balance) anomalies.push({ rule: 'money from nowhere', words })
    if (balance < 0) anomalies.push({ rule: 'balance below zero', words })
  }
  for (const deed of deeds) {
    const credits =
      deed.kind === 'purse' ? deed.credits : deed.kind === 'send' ? deed.told?.credits : 0
    if (credits !== undefined && credits < 0)
      anomalies.push({ rule: 'balance below zero', words: `${deed.by} was told ${credits}` })
  }
  return anomalies
}

function checkMessages({ final: { messages, entries } }: History): Anomaly[] {
  const spent = entries.filter(({ member, reason }) => member !== null && SPENDING.has(reason))
  const paid = groupBy(spent, ({ reference }) => reference)
  const ids = new Set(messages.map(({ id }) => id))
  const unpaid = messages.filter(({ id, by }) => {
    const [entry, ...others] = paid.get(id) ?? []
    return !entry || others.length > 0 || entry.member !== by || entry.amount >= 0
  })
  const forNothing = spent.filter(({ reference }) => !ids.has(reference))
  return [
    ...unpaid.map(
      ({ id, by }) => `${by}: message ${id} is paid ${paid.get(id)?.length ?? 0} times`,
    ),
    ...forNothing.map(
      ({ member, reference }) => `${member}: paid for ${reference}, which is not there`,
    ),
  ].map((words) => ({ rule: 'message not paid once', words }))
}

function checkOrder(order: FinalOrder, entries: readonly Entry[]): Anomaly[] {
  const own = entries.filter(({ member, reference }) => member !== null && reference === order.id)
  const credited = own.filter(({ reason }) => reason === 'purchase')
  const anomalies: Anomaly[] = []
  const words = `${order.member}: order ${order.id}, ${order.isPaid ? 'paid' : 'not paid'}, ${credited.length} credits`
  if (
    credited.length !== Number(order.isPaid) ||
    (order.isPaid && sumOf(credited) !== order.credits)
  )
    anomalies.push({ rule: 'purchase not credited once', words })
  if (order.refundedCredits > order.credits || (order.refundedCredits > 0 && !order.isPaid))
    anomalies.push({ rule: 'refund above the purchase', words })
  return anomalies
}

function checkBought(buys: readonly Buy[], orders: readonly FinalOrder[]): Anomaly[] {
  const byClient = groupBy(orders, ({ clientId }) => clientId)
  return buys.flatMap(({ by, clientId, outcome }): Anomaly[] => {
    const found = byClient.get(clientId) ?? []
    const isFine = found.length <= 1 && (outcome !== 'ok' || found[0]?.isPaid === true)
    if (isFine) return []
    const words = `${by}: ${outcome}, ${found.length} orders, paid: ${found[0]?.isPaid}`
    return [{ rule: 'purchase not credited once', words }]
  })
}

function checkRefunds(refunds: readonly Refund[], orders: readonly FinalOrder[]): Anomaly[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return refunds.flatMap(({ by, order, outcome }): Anomaly[] => {
    if (outcome !== 'ok' || (byId.get(order)?.refundedCredits ?? 0) > 0) return []
    return [{ rule: 'refund lost', words: `${by}: the refund of ${order} is not there` }]
  })
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}
