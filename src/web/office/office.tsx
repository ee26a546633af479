import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contract/office/account.ts'
import { OFFICE_PLACES } from '#contract/office/places.ts'
import type { Permission } from '#contract/office/roles.ts'
import { call, SESSION_OVER } from '#web/office/kit/call.ts'
import { keptLanguage, OfficeProvider, useOffice, useOperator } from '#web/office/kit/context.tsx'
import { en } from '#web/office/texts/en.ts'
import { Invitation } from '#web/office/people/invitation.tsx'
import { Login } from '#web/office/people/login.tsx'
import { nl } from '#web/office/texts/nl.ts'
import { Button } from '#web/office/kit/parts.tsx'
import { useWatching } from '#web/office/frame/use-cases.ts'
import { usePlace } from '#web/office/kit/place.ts'
import { Today } from './today.tsx'
import css from '#web/office/frame/frame.module.css'

/** A screen of a file of its own: who looks at one loads nothing of the others. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

type OfficePlace = (typeof OFFICE_PLACES)[number]
type Screen = readonly [needs: Permission | null, part: LazyExoticComponent<ComponentType>]

/** What stands at each address, and the right that it takes. Whoever has it not comes to today. */
const SCREENS: Readonly<Record<Exclude<OfficePlace, '/' | '/invitation'>, Screen>> = {
  '/account': [null, screen(async () => (await import('#web/office/people/account.tsx')).Account)],
  '/queue': ['cases_read', screen(async () => (await import('#web/office/cases/queue.tsx')).Queue)],
  '/case': ['cases_read', screen(async () => (await import('#web/office/cases/case.tsx')).Case)],
  '/photos': [
    'photos_review',
    screen(async () => (await import('#web/office/cases/photos.tsx')).Photos),
  ],
  '/members': [
    'members_read',
    screen(async () => (await import('#web/office/members/members.tsx')).Members),
  ],
  '/member': [
    'members_read',
    screen(async () => (await import('#web/office/members/member.tsx')).Member),
  ],
  '/writing': [
    'writing_read',
    screen(async () => (await import('#web/office/writing/writing.tsx')).Writing),
  ],
  '/fictional': [
    'fictional_read',
    screen(async () => (await import('#web/office/fictional/fictional.tsx')).Fictional),
  ],
  '/fictional-profile': [
    'fictional_read',
    screen(async () => (await import('#web/office/fictional/editor.tsx')).Editor),
  ],
  '/orders': [
    'money_read',
    screen(async () => (await import('#web/office/money/orders.tsx')).Orders),
  ],
  '/order': ['money_read', screen(async () => (await import('#web/office/money/order.tsx')).Order)],
  '/approvals': [
    'money_read',
    screen(async () => (await import('#web/office/money/approvals.tsx')).Approvals),
  ],
  '/rules': [
    'policies_read',
    screen(async () => (await import('#web/office/rules/rules.tsx')).Rules),
  ],
  '/packages': [
    'prices_read',
    screen(async () => (await import('#web/office/packages/packages.tsx')).Packages),
  ],
  '/codes': [
    'prices_read',
    screen(async () => (await import('#web/office/codes/codes.tsx')).Codes),
  ],
  '/settings': [
    'settings_read',
    screen(async () => (await import('#web/office/settings/settings.tsx')).SettingsScreen),
  ],
  '/settings-history': [
    'settings_read',
    screen(async () => (await import('#web/office/settings/settings-history.tsx')).SettingsHistory),
  ],
  '/sites': [
    'settings_read',
    screen(async () => (await import('#web/office/sites/sites.tsx')).Sites),
  ],
  '/sites-prepare': [
    'settings_read',
    screen(async () => (await import('#web/office/sites/prepare.tsx')).Prepare),
  ],
  '/figures': [
    'figures_read',
    screen(async () => (await import('#web/office/figures/figures.tsx')).Figures),
  ],
  '/transparency': [
    'figures_small',
    screen(async () => (await import('#web/office/figures/transparency.tsx')).Transparency),
  ],
  '/people': [
    'people_read',
    screen(async () => (await import('#web/office/people/people.tsx')).People),
  ],
  '/record': [
    'record_read',
    screen(async () => (await import('#web/office/record/record.tsx')).Record),
  ],
}

/** The whole office: whoever is not in sees the door, whatever the address. */
export function Office() {
  // Not asked again by the clock: that would be a sign of somebody who may have left long ago.
  const me = useQuery({ queryKey: ['me'], queryFn: () => call(getMe, {}) })
  const { refetch } = me
  useEffect(() => {
    const ask = () => void refetch()
    addEventListener(SESSION_OVER, ask)
    return () => removeEventListener(SESSION_OVER, ask)
  }, [refetch])
  const t = keptLanguage() === 'nl' ? nl : en
  if (me.data)
    return (
      <OfficeProvider me={me.data}>
        <Place />
      </OfficeProvider>
    )
  return (
    <p className={css['wait']} role={me.isError ? 'alert' : 'status'}>
      {me.isError ? t.errors['OFFLINE'] : t.loading}
      {me.isError && (
        <Button look="quiet" onClick={() => void me.refetch()}>
          {t.tryAgain}
        </Button>
      )}
    </p>
  )
}

function Place() {
  const { pathname } = usePlace()
  const { operator } = useOffice().me
  const place = OFFICE_PLACES.find((each) => each === pathname)
  if (place === '/invitation') return <Invitation />
  if (!operator) return <Login />
  return <Screen place={place} />
}

type ScreenProps = { readonly place: keyof typeof SCREENS | '/' | undefined }

function Screen({ place }: ScreenProps) {
  useWatching()
  const { permissions } = useOperator()
  const [needs, Part] = place && place !== '/' ? SCREENS[place] : []
  if (!Part || (needs && !permissions.includes(needs))) return <Today />
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}
