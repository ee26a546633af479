import type { ReactNode } from 'react'
import { logOut } from '#contract/office/account.ts'
import { Icon, Logo } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { call } from './call.ts'
import { useOffice, useOperator } from './context.tsx'
import { Initials, Key } from './parts.tsx'
import { goTo, usePlace } from './place.ts'
import css from './frame.module.css'

type FrameProps = {
  readonly title: string
  readonly note?: string | undefined
  readonly actions?: ReactNode
  readonly keys?: readonly (readonly [keys: readonly string[], words: string])[]
  readonly children: ReactNode
}

/** What is around every screen: where one can go, where one is, and which keys work here. */
export function Frame({ title, note, actions, keys = [], children }: FrameProps) {
  const { t } = useOffice()
  return (
    <div className={css['app']}>
      <title>{`${title} · Vonk ${t.office}`}</title>
      <Rail />
      <div className={css['main']}>
        <header className={css['bar']}>
          <h1>{title}</h1>
          {note && <p>{note}</p>}
          <div className={css['actions']}>{actions}</div>
        </header>
        <main className={css['body']}>{children}</main>
        {keys.length > 0 && (
          <footer className={css['keys']} aria-hidden="true">
            {keys.map(([caps, words]) => (
              <span key={words}>
                {caps.map((cap) => (
                  <Key key={cap}>{cap}</Key>
                ))}
                {words}
              </span>
            ))}
          </footer>
        )}
      </div>
    </div>
  )
}

function Rail() {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const places: readonly (readonly [path: string, words: string, icon: IconName])[] = [
    ['/', t.nav.today, 'sun'],
    ...(permissions.includes('people_read')
      ? ([['/people', t.nav.people, 'user-circle']] as const)
      : []),
    ...(permissions.includes('record_read') ? ([['/record', t.nav.record, 'list']] as const) : []),
  ]
  const { pathname } = usePlace()
  return (
    <aside className={css['rail']} aria-label={t.office}>
      <p className={css['mark']}>
        <Logo name="Vonk" /> <span>{t.office}</span>
      </p>
      <nav aria-label={t.nav.label}>
        {places.map(([path, words, icon]) => (
          <a
            key={path}
            href={path}
            title={words}
            aria-current={pathname === path ? 'page' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              goTo(path)
            }}
          >
            <Icon name={icon} size="sm" />
            <span>{words}</span>
          </a>
        ))}
      </nav>
      <Me />
    </aside>
  )
}

function Me() {
  const { t, language, choose } = useOffice()
  const { name, roles } = useOperator()
  const role = roles.map((each) => t.roles[each.role]).join(', ')
  return (
    <div className={css['me']}>
      <Initials name={name} isMe />
      <p>
        <b>{name}</b>
        <span>{role}</span>
      </p>
      <button
        type="button"
        title={t.otherLanguage}
        aria-label={t.otherLanguage}
        onClick={() => choose(language === 'nl' ? 'en' : 'nl')}
      >
        <Icon name="globe" size="sm" />
      </button>
      <button
        type="button"
        title={t.logOut}
        aria-label={t.logOut}
        // Anew, so that nothing of what was shown is left in the page.
        onClick={() => void call(logOut, {}).finally(() => location.assign('/'))}
      >
        <Icon name="sign-out" size="sm" />
      </button>
    </div>
  )
}
