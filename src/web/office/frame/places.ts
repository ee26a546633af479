import type { Permission } from '#contract/office/roles.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { useApprovalCount } from './use-approval-count.ts'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { useWaiting } from './use-cases.ts'

type Known = {
  readonly path: string
  /** Behind G it goes there. */
  readonly key: string
  readonly needs: Permission | null
  readonly icon: IconName
  readonly nameIn: (t: OfficeTexts) => string
}

/** Every place of the office, in the order in which it stands in the rail. */
export const PLACES: readonly Known[] = [
  { path: '/', key: 't', needs: null, icon: 'sun', nameIn: (t) => t.nav.today },
  { path: '/queue', key: 'q', needs: 'cases_read', icon: 'list', nameIn: (t) => t.cases.title },
  {
    path: '/photos',
    key: 'p',
    needs: 'photos_review',
    icon: 'images',
    nameIn: (t) => t.cases.photos,
  },
  {
    path: '/writing',
    key: 'w',
    needs: 'writing_read',
    icon: 'mask-happy-fill',
    nameIn: (t) => t.writing.title,
  },
  {
    path: '/approvals',
    key: 'a',
    needs: 'money_read',
    icon: 'checks-bold',
    nameIn: (t) => t.money.approvals.title,
  },
  {
    path: '/members',
    key: 'm',
    needs: 'members_read',
    icon: 'identification-card',
    nameIn: (t) => t.members.title,
  },
  { path: '/orders', key: 'o', needs: 'money_read', icon: 'coins', nameIn: (t) => t.money.orders },
  {
    path: '/fictional',
    key: 'n',
    needs: 'fictional_read',
    icon: 'mask-happy',
    nameIn: (t) => t.fictional.title,
  },
  {
    path: '/rules',
    key: 'l',
    needs: 'policies_read',
    icon: 'shield-check',
    nameIn: (t) => t.decisions.rules.title,
  },
  {
    path: '/packages',
    key: 'k',
    needs: 'prices_read',
    icon: 'coins',
    nameIn: (t) => t.prices.title,
  },
  {
    path: '/codes',
    key: 'c',
    needs: 'prices_read',
    icon: 'tag-fill',
    nameIn: (t) => t.prices.codes.title,
  },
  {
    path: '/settings',
    key: 's',
    needs: 'settings_read',
    icon: 'sliders-horizontal',
    nameIn: (t) => t.settings.title,
  },
  {
    path: '/sites',
    key: 'i',
    needs: 'settings_read',
    icon: 'globe',
    nameIn: (t) => t.sites.title,
  },
  {
    path: '/figures',
    key: 'f',
    needs: 'figures_read',
    icon: 'funnel',
    nameIn: (t) => t.figures.title,
  },
  {
    path: '/transparency',
    key: 'd',
    needs: 'figures_small',
    icon: 'info',
    nameIn: (t) => t.transparency.title,
  },
  {
    path: '/people',
    key: 'e',
    needs: 'people_read',
    icon: 'user-circle',
    nameIn: (t) => t.nav.people,
  },
  {
    path: '/record',
    key: 'r',
    needs: 'record_read',
    icon: 'checks-bold',
    nameIn: (t) => t.nav.record,
  },
]

type Place = Pick<Known, 'path' | 'key' | 'icon'> & {
  readonly words: string
  readonly count: { readonly number: number; readonly isNews: boolean } | undefined
}

/** Where somebody may go, and how much waits there. */
export function usePlaces(): readonly Place[] {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const waiting = useWaiting()
  const approvals = useApprovalCount()
  const photos = waiting.find(({ kind }) => kind === 'photo')
  const fresh = waiting.reduce((sum, kind) => sum + kind.fresh, 0)
  const counts: Readonly<Record<string, Place['count']>> = {
    '/queue': { number: fresh, isNews: true },
    '/photos': { number: photos?.count ?? 0, isNews: false },
    '/approvals': { number: approvals.waiting, isNews: true },
  }
  return PLACES.filter(({ needs }) => needs === null || permissions.includes(needs)).map(
    ({ path, key, icon, nameIn }) => ({ path, key, icon, words: nameIn(t), count: counts[path] }),
  )
}
