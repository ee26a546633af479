import type { Permission } from '#contract/office/roles.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { useApprovalCount } from './use-approval-count.ts'
import { useWaiting } from './use-cases.ts'

type Place = readonly [path: string, words: string, icon: IconName, count?: Count]
type Count = { readonly number: number; readonly isNews?: boolean }

/** Where G and a letter goes to. */
export const PLACES: Readonly<Record<string, string>> = {
  t: '/',
  q: '/queue',
  p: '/photos',
  w: '/writing',
  n: '/fictional',
  a: '/approvals',
  m: '/members',
  o: '/orders',
  l: '/rules',
  k: '/packages',
  c: '/codes',
  s: '/settings',
  f: '/figures',
  e: '/people',
  r: '/record',
}

type Guarded = readonly [permission: Permission | null, ...place: Place]

/** Where somebody may go. */
export function usePlaces(): readonly Place[] {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const waiting = useWaiting()
  const approvals = useApprovalCount()
  const photos = waiting.find(({ kind }) => kind === 'photo')
  const fresh = waiting.reduce((sum, kind) => sum + kind.fresh, 0)
  const all: readonly Guarded[] = [
    [null, '/', t.nav.today, 'sun'],
    ['cases_read', '/queue', t.cases.title, 'list', { number: fresh, isNews: true }],
    ['photos_review', '/photos', t.cases.photos, 'images', { number: photos?.count ?? 0 }],
    ['writing_read', '/writing', t.writing.title, 'mask-happy-fill'],
    [
      'money_read',
      '/approvals',
      t.money.approvals.title,
      'checks-bold',
      { number: approvals.waiting, isNews: true },
    ],
    ['members_read', '/members', t.members.title, 'identification-card'],
    ['money_read', '/orders', t.money.orders, 'coins'],
    ['fictional_read', '/fictional', t.fictional.title, 'mask-happy'],
    ['policies_read', '/rules', t.decisions.rules.title, 'shield-check'],
    ['prices_read', '/packages', t.prices.title, 'coins'],
    ['prices_read', '/codes', t.prices.codes.title, 'tag-fill'],
    ['settings_read', '/settings', t.settings.title, 'sliders-horizontal'],
    ['figures_read', '/figures', t.figures.title, 'funnel'],
    ['people_read', '/people', t.nav.people, 'user-circle'],
    ['record_read', '/record', t.nav.record, 'checks-bold'],
  ]
  return all
    .filter(([permission]) => permission === null || permissions.includes(permission))
    .map(([, ...place]) => place)
}
