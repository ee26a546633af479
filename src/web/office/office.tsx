import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contract/office/account.ts'
import { PERMISSIONS } from '#contract/office/roles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call, SESSION_OVER } from './call.ts'
import { keptLanguage, OfficeProvider, useOffice, useOperator } from './context.tsx'
import { en } from './en.ts'
import { Frame } from './frame.tsx'
import { Invitation } from './invitation.tsx'
import { Login } from './login.tsx'
import { nl } from './nl.ts'
import { Button } from './parts.tsx'
import { People } from './people.tsx'
import { usePlace } from './place.ts'
import { Record } from './record.tsx'
import css from './frame.module.css'

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
  if (pathname === '/invitation') return <Invitation />
  if (!operator) return <Login />
  if (pathname === '/people' && operator.permissions.includes('people_read')) return <People />
  if (pathname === '/record' && operator.permissions.includes('record_read')) return <Record />
  return <Today />
}

/** What stands here before there are cases: who one is, and what one may do. */
function Today() {
  const { t, me } = useOffice()
  const { name, roles, permissions } = useOperator()
  const rights = PERMISSIONS.filter((permission) => permissions.includes(permission))
  return (
    <Frame title={t.nav.today}>
      <section className={css['today']}>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          <circle cx="42" cy="40" r="36" />
          <circle cx="78" cy="40" r="36" />
        </svg>
        <h2>{t.today.hello(name)}</h2>
        <p>{t.today.quiet}</p>
        <p>{t.today.more}</p>
        <h3>{t.today.mine}</h3>
        <ul>
          {roles.map(({ site_id: id, role }) => (
            <li key={id ?? ''}>
              <b>{t.roles[role]}</b>,{' '}
              {id === null ? t.allSites : me.sites.find((site) => site.id === id)?.domain}
            </li>
          ))}
          {rights.map((right) => (
            <li key={right}>
              <Icon name="check-bold" size="sm" /> {t.rights[right]}
            </li>
          ))}
        </ul>
        {rights.length === 0 && <p>{t.today.nothing}</p>}
      </section>
    </Frame>
  )
}
