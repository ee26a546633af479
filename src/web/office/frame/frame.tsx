import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { logOut } from '#contract/office/account.ts'
import { Icon, Logo } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Dialog, Initials, Key, Pill } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { areSingleKeysOn, isTyping, useKeys, useSingleKeys } from '#web/office/kit/use-keys.ts'
import { PLACES, usePlaces } from './places.ts'
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
  const [isSeeking, setSeeking] = useState(false)
  useKeys({ '?': () => setHelping(true) })
  usePaletteKey(() => setSeeking(true))
  return (
    <div className={css['app']}>
      <title>{`${title} · Vonk ${t.office}`}</title>
      <Rail />
      <div className={css['main']}>
        <header className={css['bar']}>
          <h1>{title}</h1>
          {badge && <Pill tone="new">{badge}</Pill>}
          {note && <p>{note}</p>}
          <div className={css['actions']}>
            <button
              type="button"
              className={css['seek']}
              aria-keyshortcuts="Control+K"
              onClick={() => setSeeking(true)}
            >
              <Icon name="magnifying-glass" size="sm" />
              <span>{t.palette.open}</span>
              <Key>Ctrl</Key>
              <Key>K</Key>
            </button>
            {actions}
          </div>
        </header>
        <main className={classNames(css['body'], isWhole && css['whole'])}>{children}</main>
        <KeyBar keys={keys} onAll={() => setHelping(true)} />
      </div>
      {isSeeking && <Sought onClose={() => setSeeking(false)} />}
      {isHelping && <Help keys={keys} onClose={() => setHelping(false)} />}
    </div>
  )
}

/** The keys that work here; where single ones are switched off, only the way to switch them on. */
function KeyBar({ keys, onAll }: { keys: Keys; onAll: () => void }) {
  const { t } = useOffice()
  const [areOn] = useSingleKeys()
  return (
    <footer className={css['keys']}>
      {areOn &&
        keys.map(([caps, words]) => (
          <span key={words} aria-hidden="true">
            {caps.map((cap) => (
              <Key key={cap}>{cap}</Key>
            ))}
            {words}
          </span>
        ))}
      <button type="button" className={css['all']} onClick={onAll}>
        {areOn && <Key>?</Key>}
        {areOn ? t.cases.keys.all : t.keys.off}
      </button>
    </footer>
  )
}

const Palette = lazy(async () => ({
  default: (await import('#web/office/palette/palette.tsx')).Palette,
}))

/** Anything by its name or number, loaded when it is asked for first. */
function Sought({ onClose }: { onClose: () => void }) {
  const places = usePlaces()
  return (
    <Suspense fallback={null}>
      <Palette places={places} onClose={onClose} />
    </Suspense>
  )
}

/** Ctrl and K, also while typing, but not behind a dialog. */
function usePaletteKey(onOpen: () => void): void {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The keys of this screen, and those of everywhere. */
function Help({ keys, onClose }: { keys: Keys; onClose: () => void }) {
  const { t } = useOffice()
  const places = usePlaces()
  const [areOn, choose] = useSingleKeys()
  const everywhere: Keys = [
    [['Ctrl', 'K'], t.palette.open],
    ...places.map(({ key, words }) => [['G', key.toUpperCase()], words] as const),
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
      <label className={css['single']}>
        <input type="checkbox" checked={areOn} onChange={(event) => choose(event.target.checked)} />
        <span>
          {t.keys.single}
          <small>{t.keys.singleMore}</small>
        </span>
      </label>
    </Dialog>
  )
}

const NEXT_KEY_MS = 1500
const NEVER = -Infinity

/** G and then a letter goes to a screen, from wherever one is. */
function useGoing(): void {
  const began = useRef(NEVER)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!areSingleKeysOn()) return
      const place = PLACES.find(({ key }) => key === event.key.toLowerCase())
      if (event.timeStamp - began.current < NEXT_KEY_MS && place) {
        event.preventDefault()
        event.stopImmediatePropagation()
        goTo(place.path)
      }
      began.current = event.key.toLowerCase() === 'g' ? event.timeStamp : NEVER
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** So many stand in the bar of a phone; the rest is behind one more. */
const PHONE_PLACES = 4

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
        {places.map(({ path, words, icon, count }, nth) => (
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
            {count && count.number > 0 && (
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
