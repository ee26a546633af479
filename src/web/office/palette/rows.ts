import type { Permission } from '#contract/office/roles.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import type { Found, FoundCase, FoundMember, FoundOrder } from './use-hits.ts'

/** One line of the palette: what it is, and where it leads. */
export type Row = {
  readonly address: string
  readonly icon: IconName
  readonly member?: FoundMember
  readonly title: string
  readonly more: string
  readonly keys?: readonly string[]
}
export type Group = { readonly title: string; readonly rows: readonly Row[] }

export type Place = {
  readonly path: string
  readonly key: string
  readonly icon: IconName
  readonly words: string
}

type Making = {
  readonly t: OfficeTexts
  readonly words: string
  readonly found: Found
  readonly places: readonly Place[]
  readonly permissions: readonly Permission[]
  readonly siteOf: (id: string | null) => string
  readonly moneyOf: (minor: number, currency: string) => string
}

/** What stands in the palette, from the likeliest down: who and what was found, what can be done with the first, and places. */
export function groupsOf({ t, words, found, places, ...around }: Making): readonly Group[] {
  const { palette } = t
  const isCommand = words.startsWith('>')
  const asked = words.replace(/^>/, '').trim().toLowerCase()
  const [first] = found.members
  const groups: Group[] = [
    { title: palette.members, rows: found.members.map((one) => memberRow(t, one, around.siteOf)) },
    { title: palette.orders, rows: found.orders.map((one) => orderRow(t, one, around.moneyOf)) },
    { title: palette.cases, rows: found.cases.map((one) => caseRow(t, one)) },
    ...(first ? [doingWith(t, first, around.permissions)] : []),
  ]
  const there = places.filter(({ words: name }) => name.toLowerCase().includes(asked))
  return [...(isCommand ? [] : groups), { title: palette.goTo, rows: there.map(placeRow) }].filter(
    ({ rows }) => rows.length > 0,
  )
}

function memberRow(t: OfficeTexts, member: FoundMember, siteOf: Making['siteOf']): Row {
  const { id, name, age, city, site_id: siteId, found_by: by } = member
  return {
    address: `/member?id=${id}`,
    icon: 'user',
    member,
    title: `${name}, ${age}`,
    more: [city, siteOf(siteId), t.members.foundBy[by]].join(' · '),
  }
}

function orderRow(t: OfficeTexts, order: FoundOrder, moneyOf: Making['moneyOf']): Row {
  const { id, receipt_number: receipt, credits, total_minor: minor, currency } = order
  return {
    address: `/order?id=${id}`,
    icon: 'coins',
    title: receipt === null ? t.palette.order : `${t.palette.receipt} ${receipt}`,
    more: t.palette.bought(credits, moneyOf(minor, currency)),
  }
}

function caseRow(t: OfficeTexts, { id, kind, number, person }: FoundCase): Row {
  return {
    address: kind === 'photo' ? `/photos?first=${id}` : `/case?id=${id}`,
    icon: 'list',
    title: `${t.cases.kinds[kind]} ${id}`,
    more: [number, person?.name].filter(Boolean).join(' · '),
  }
}

function doingWith(
  t: OfficeTexts,
  { id, name, age }: FoundMember,
  permissions: readonly Permission[],
): Group {
  const at = `/member?id=${id}`
  const { palette } = t
  const may = (needs: Permission, row: Row) => (permissions.includes(needs) ? [row] : [])
  return {
    title: palette.doWith(`${name}, ${age}`),
    rows: [
      ...may('decisions_make', {
        address: `${at}&do=act`,
        icon: 'hand-palm',
        title: t.members.act,
        more: palette.actMore,
        keys: ['A'],
      }),
      ...may('members_work', {
        address: `${at}&do=note`,
        icon: 'pencil-simple',
        title: palette.note,
        more: '',
        keys: ['T'],
      }),
      ...may('money_work', {
        address: `${at}&do=credits`,
        icon: 'gift',
        title: t.money.credits_.begin,
        more: palette.creditsMore,
      }),
      ...may('money_read', {
        address: `/orders?member_id=${id}`,
        icon: 'coins',
        title: t.money.orders,
        more: '',
      }),
      ...may('record_read', {
        address: `/record?subject_id=${id}`,
        icon: 'checks-bold',
        title: palette.recordOf(name),
        more: palette.recordMore,
      }),
    ],
  }
}

function placeRow({ path, key, icon, words }: Place): Row {
  return { address: path, icon, title: words, more: '', keys: ['G', key.toUpperCase()] }
}
