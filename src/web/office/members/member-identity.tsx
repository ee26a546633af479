import { useState } from 'react'
import { type MemberPage, showAddress } from '#contract/office/members.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ShownPhotos } from '#web/office/cases/shown-photos.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Problem } from '#web/office/kit/parts.tsx'
import { dayIn, timeIn } from '#web/office/kit/times.ts'
import css from '#web/office/cases/case.module.css'
import own from './members.module.css'

/** Who a member is: photos, what they gave, where they are logged in, what they agreed to. */
export function MemberIdentity({ page }: { page: MemberPage }) {
  const { t, language } = useOffice()
  const words = t.members
  return (
    <section
      className={classNames(css['pane'], css['evidence'], own['identity'])}
      aria-label={page.name}
    >
      <Photos page={page} />
      <Facts page={page} />
      <h3>{words.sessions}</h3>
      {page.sessions.length === 0 && <p className={css['more']}>{words.noSessions}</p>}
      <ol className={css['history']}>
        {page.sessions.map(({ device, created_at: begun, last_seen_at: seen }) => (
          <li key={begun + device}>
            <span>{device || '–'}</span>
            <time dateTime={seen}>{timeIn(seen, language)}</time>
          </li>
        ))}
      </ol>
      <Consents page={page} />
      {page.mails.length > 0 && <h3>{words.mails}</h3>}
      <ol className={css['history']}>
        {page.mails.map(({ name, at, is_parked: isParked }) => (
          <li key={at + name}>
            <span>
              {name} <small>{isParked ? words.parked : words.waiting}</small>
            </span>
            <time dateTime={at}>{timeIn(at, language)}</time>
          </li>
        ))}
      </ol>
      <p className={css['seen']}>
        <Icon name="eye" size="sm" /> {words.seen}
      </p>
    </section>
  )
}

function Facts({ page }: { page: MemberPage }) {
  const { t, language } = useOffice()
  const words = t.members
  return (
    <dl className={css['facts']}>
      <dt>{words.address}</dt>
      <dd>
        <Address page={page} />
      </dd>
      <dt>{words.id}</dt>
      <dd className={css['mono']}>{page.id}</dd>
      <dt>{words.place}</dt>
      <dd>
        {page.city}, {page.country}
      </dd>
      <dt>{words.since}</dt>
      <dd>{dayIn(page.signup_at, language)}</dd>
      <dt>{words.cameBy}</dt>
      <dd>{page.lander ?? words.directly}</dd>
      <dt>{words.lastHere}</dt>
      <dd>{timeIn(page.last_active_at, language)}</dd>
      <dt>{words.language}</dt>
      <dd>{new Intl.DisplayNames([language], { type: 'language' }).of(page.language)}</dd>
      {page.deleted_at && (
        <>
          <dt>{words.left}</dt>
          <dd>{dayIn(page.deleted_at, language)}</dd>
        </>
      )}
    </dl>
  )
}

function Photos({ page }: { page: MemberPage }) {
  const { t } = useOffice()
  const shown = page.photos.flatMap(({ id, status }, nth) =>
    status === 'active' ? { id, place: nth + 1 } : [],
  )
  const waiting = page.photos.length - shown.length
  return (
    <>
      <ShownPhotos memberId={page.id} photos={shown} />
      {page.photos.length === 0 && <p className={css['more']}>{t.members.noPhotos}</p>}
      {waiting > 0 && <p className={css['more']}>{t.members.photosWait(waiting)}</p>}
    </>
  )
}

/** The first letter and the domain, and the rest on demand: that somebody asked is kept. */
function Address({ page }: { page: MemberPage }) {
  const { t } = useOffice()
  const [email, setEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const show = () => {
    setProblem(null)
    call(showAddress, { member_id: page.id }).then(
      (told) => setEmail(told.email),
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <>
      {email ?? page.email}{' '}
      {email === null && (
        <button type="button" className={own['link']} title={t.members.recorded} onClick={show}>
          {t.members.show}
        </button>
      )}
      <Problem>{problem}</Problem>
    </>
  )
}

function Consents({ page }: { page: MemberPage }) {
  const { t, language } = useOffice()
  const words = t.members
  if (page.consents.length === 0) return null
  return (
    <>
      <h3>{words.consents}</h3>
      <ol className={css['history']}>
        {page.consents.map(({ kind, version, at, ended_at: ended }) => (
          <li key={kind + version + at}>
            <span>
              {words.consentKinds[kind] ?? kind} <small>{version}</small>
            </span>
            <time dateTime={ended ?? at}>
              {ended === null ? dayIn(at, language) : words.ended(dayIn(ended, language))}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}
