import { type ReactNode, useEffect, useRef, useState } from 'react'
import { logOut } from '#contract/office/account.ts'
import { Icon, Logo } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Dialog, Initials, Key, Pill } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { useApprovalCount } from '#web/office/money/use-approval-count.ts'
import { useWaiting } from './use-cases.ts'
import { isTyping, useKeys } from '#web/office/kit/use-keys.ts'
import css from './frame.module.css'

type Keys = readonly (readonly [keys: readonly string[], words: string])[]

type FrameProps = {
  readonly title: string
  readonly note?: string | undefined
  /** What is new. */
  readonly badge?: string | undefined
  /** Whether the body is as high as the window, its parts scrolling by themselves. */
  readonly isWhole?: boolean
  readonly actions?: ReactNode
  readonly keys?: Keys
  readonly children: ReactNode
}

/** What is around every screen: where one can go, where one is, and which keys work here. */
export function Frame({ title, note, badge, actions, isWhole, keys = [], children }: FrameProps) {
  const { t } = useOffice()
  const [isHelping, setHelping] = useState(false)
  useKeys({ '?': () => setHelping(true) })
  return (
    <div className={css['app']}>
      <title>{`${title} · Vonk ${t.office}`}</title>
      <Rail />
      <div className={css['main']}>
        <header className={css['bar']}>
          <h1>{title}</h1>
          {badge && <Pill tone="new">{badge}</Pill>}
          {note && <p>{note}</p>}
          <div className={css['actions']}>{actions}</div>
        </header>
        <main className={classNames(css['body'], isWhole && css['whole'])}>{children}</main>
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
            <span className={css['all']}>
              <Key>?</Key>
              {t.cases.keys.all}
            </span>
          </footer>
        )}
      </div>
      {isHelping && <Help keys={keys} onClose={() => setHelping(false)} />}
    </div>
  )
}

/** The keys of this screen, and those of everywhere. */
function Help({ keys, onClose }: { keys: Keys; onClose: () => void }) {
  const { t } = useOffice()
  const everywhere: Keys = [
    [['G', 'T'], t.nav.today],
    [['G', 'Q'], t.cases.title],
    [['G', 'P'], t.cases.photos],
    [['G', 'W'], t.writing.title],
    [['G', 'A'], t.money.approvals.title],
    [['G', 'M'], t.members.title],
    [['G', 'O'], t.money.orders],
    [['G', 'L'], t.decisions.rules.title],
    [['G', 'K'], t.prices.title],
    [['G', 'C'], t.prices.codes.title],
    [['G', 'S'], t.settings.title],
    [['G', 'F'], t.figures.title],
    [['G', 'E'], t.nav.people],
    [['G', 'R'], t.nav.record],
  ]
  const groups = [
    [t.cases.keys.here, keys],
    [t.cases.keys.everywhere, everywhere],
  ] as const
  return (
    <Dialog title={t.cases.keys.all} onClose={onClose}>
      {groups.map(([title, all]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className={css['help']}>
            {all.map(([caps, words]) => (
              <div key={words}>
                <dt>{caps.join(' ')}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

type Place = readonly [path: string, words: string, icon: IconName, count?: Count]
type Count = { readonly number: number; readonly isNews: boolean }

const PLACES: Readonly<Record<string, string>> = {
  t: '/',
  q: '/queue',
  p: '/photos',
  w: '/writing',
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
const NEXT_KEY_MS = 1500
const NEVER = -Infinity

/** G and then a letter goes to a screen, from wherever one is. */
function useGoing(): void {
  const began = useRef(NEVER)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const place = PLACES[event.key.toLowerCase()]
      if (event.timeStamp - began.current < NEXT_KEY_MS && place !== undefined) {
        event.preventDefault()
        event.stopImmediatePropagation()
        goTo(place)
      }
      began.current = event.key.toLowerCase() === 'g' ? event.timeStamp : NEVER
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** So many stand in the bar of a phone; the rest is behind one more. */
const PHONE_PLACES = 4

/** Where somebody may go. */
function usePlaces(): readonly Place[] {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const waiting = useWaiting()
  const approvals = useApprovalCount()
  const photos = waiting.find(({ kind }) => kind === 'photo')
  const fresh = waiting.reduce((sum, kind) => sum + kind.fresh, 0)
  return [
    ['/', t.nav.today, 'sun'],
    ...(permissions.includes('cases_read')
      ? ([['/queue', t.cases.title, 'list', { number: fresh, isNews: true }]] as const)
      : []),
    ...(permissions.includes('photos_review')
      ? ([
          ['/photos', t.cases.photos, 'images', { number: photos?.count ?? 0, isNews: false }],
        ] as const)
      : []),
    ...(permissions.includes('writing_read')
      ? ([['/writing', t.writing.title, 'mask-happy-fill']] as const)
      : []),
    ...(permissions.includes('money_read')
      ? ([
          [
            '/approvals',
            t.money.approvals.title,
            'checks-bold',
            { number: approvals.waiting, isNews: true },
          ],
        ] as const)
      : []),
    ...(permissions.includes('members_read')
      ? ([['/members', t.members.title, 'identification-card']] as const)
      : []),
    ...(permissions.includes('money_read')
      ? ([['/orders', t.money.orders, 'coins']] as const)
      : []),
    ...(permissions.includes('policies_read')
      ? ([['/rules', t.decisions.rules.title, 'shield-check']] as const)
      : []),
    ...(permissions.includes('prices_read')
      ? ([
          ['/packages', t.prices.title, 'coins'],
          ['/codes', t.prices.codes.title, 'tag-fill'],
        ] as const)
      : []),
    ...(permissions.includes('settings_read')
      ? ([['/settings', t.settings.title, 'sliders-horizontal']] as const)
      : []),
    ...(permissions.includes('figures_read')
      ? ([['/figures', t.figures.title, 'funnel']] as const)
      : []),
    ...(permissions.includes('people_read')
      ? ([['/people', t.nav.people, 'user-circle']] as const)
      : []),
    ...(permissions.includes('record_read')
      ? ([['/record', t.nav.record, 'checks-bold']] as const)
      : []),
  ]
}

function Rail() {
  const { t } = useOffice()
  const places = usePlaces()
  useGoing()
  const { pathname } = usePlace()
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className={classNames(css['rail'], isOpen && css['open'])} aria-label={t.office}>
      <p className={css['mark']}>
        <Logo name="Vonk" /> <span>{t.office}</span>
      </p>
      <nav aria-label={t.nav.label}>
        {places.map(([path, words, icon, count], nth) => (
          <a
            key={path}
            href={path}
            title={words}
            className={classNames(nth >= PHONE_PLACES && css['later'])}
            aria-current={pathname === path || pathname.startsWith(`${path}-`) ? 'page' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setOpen(false)
              goTo(path)
            }}
          >
            <Icon name={icon} size="sm" />
            <span>{words}</span>
            {count !== undefined && count.number > 0 && (
              <b className={classNames(count.isNews && css['news'])}>{count.number}</b>
            )}
          </a>
        ))}
      </nav>
      <button
        type="button"
        className={css['more']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="dots-three-bold" size="sm" />
        {t.nav.more}
      </button>
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
      <a
        href="/account"
        title={t.account.title}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          goTo('/account')
        }}
      >
        <b>{name}</b>
        <span>{role}</span>
      </a>
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
