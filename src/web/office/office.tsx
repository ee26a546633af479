import { lazy, Suspense, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contract/office/account.ts'
import { OFFICE_PLACES } from '#contract/office/places.ts'
import { call, SESSION_OVER } from '#web/office/kit/call.ts'
import { keptLanguage, OfficeProvider, useOffice, useOperator } from '#web/office/kit/context.tsx'
import { en } from '#web/office/texts/en.ts'
import { Account } from '#web/office/people/account.tsx'
import { Invitation } from '#web/office/people/invitation.tsx'
import { Login } from '#web/office/people/login.tsx'
import { nl } from '#web/office/texts/nl.ts'
import { Button } from '#web/office/kit/parts.tsx'
import { Photos } from '#web/office/cases/photos.tsx'
import { Queue } from '#web/office/cases/queue.tsx'
import { useWatching } from '#web/office/frame/use-cases.ts'
import { Case } from '#web/office/cases/case.tsx'
import { Member } from '#web/office/members/member.tsx'
import { Members } from '#web/office/members/members.tsx'
import { Approvals } from '#web/office/money/approvals.tsx'
import { Order } from '#web/office/money/order.tsx'
import { Orders } from '#web/office/money/orders.tsx'
import { People } from '#web/office/people/people.tsx'
import { usePlace } from '#web/office/kit/place.ts'
import { Today } from './today.tsx'
import { Record } from '#web/office/record/record.tsx'
import { Rules } from '#web/office/rules/rules.tsx'
import { Codes } from '#web/office/codes/codes.tsx'
import { Packages } from '#web/office/packages/packages.tsx'
import { SettingsScreen } from '#web/office/settings/settings.tsx'
import { SettingsHistory } from '#web/office/settings/settings-history.tsx'
import css from '#web/office/frame/frame.module.css'

/** Plots are loaded by whoever looks at figures: the queue is there without them. */
const Figures = lazy(async () => ({
  default: (await import('#web/office/figures/figures.tsx')).Figures,
}))
/** Writers alone load it. */
const Writing = lazy(async () => ({
  default: (await import('#web/office/writing/writing.tsx')).Writing,
}))

/** So do those who keep fictional profiles. */
const Fictional = lazy(async () => ({
  default: (await import('#web/office/fictional/fictional.tsx')).Fictional,
}))
const FictionalEditor = lazy(async () => ({
  default: (await import('#web/office/fictional/editor.tsx')).Editor,
}))

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

type ScreenProps = { readonly place: (typeof OFFICE_PLACES)[number] | undefined }

function Screen({ place }: ScreenProps) {
  useWatching()
  const operator = useOperator()
  const mayRead = operator.permissions.includes('cases_read')
  if (place === '/account') return <Account />
  if (place === '/queue' && mayRead) return <Queue />
  if (place === '/case' && mayRead) return <Case />
  if (place === '/photos' && operator.permissions.includes('photos_review')) return <Photos />
  if (place === '/members' && operator.permissions.includes('members_read')) return <Members />
  if (place === '/member' && operator.permissions.includes('members_read')) return <Member />
  if (place === '/writing' && operator.permissions.includes('writing_read'))
    return (
      <Suspense>
        <Writing />
      </Suspense>
    )
  if (pathname.startsWith('/fictional') && operator.permissions.includes('fictional_read'))
    return <Suspense>{pathname === '/fictional' ? <Fictional /> : <FictionalEditor />}</Suspense>
  const mayReadMoney = operator.permissions.includes('money_read')
  if (place === '/orders' && mayReadMoney) return <Orders />
  if (place === '/order' && mayReadMoney) return <Order />
  if (place === '/approvals' && mayReadMoney) return <Approvals />
  if (place === '/rules' && operator.permissions.includes('policies_read')) return <Rules />
  if (place === '/packages' && operator.permissions.includes('prices_read')) return <Packages />
  if (place === '/codes' && operator.permissions.includes('prices_read')) return <Codes />
  if (place === '/settings' && operator.permissions.includes('settings_read'))
    return <SettingsScreen />
  if (place === '/settings-history' && operator.permissions.includes('settings_read'))
    return <SettingsHistory />
  if (place === '/figures' && operator.permissions.includes('figures_read'))
    return (
      <Suspense fallback={null}>
        <Figures />
      </Suspense>
    )
  if (place === '/people' && operator.permissions.includes('people_read')) return <People />
  if (place === '/record' && operator.permissions.includes('record_read')) return <Record />
  return <Today />
}
