import type { WritingDetail } from '#contract/office/writing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Key } from '#web/office/kit/parts.tsx'
import { dayIn } from '#web/office/kit/times.ts'
import { Face } from './face.tsx'
import css from './writing.module.css'

type Props = {
  readonly detail: WritingDetail
  readonly onPause: () => void
  readonly onNote: () => void
  readonly onHandOn: () => void
}

/** Who the member is, what they spend, what they were told, and the facts of the profile. */
export function MemberPane({ detail, ...on }: Props) {
  const { t, language } = useOffice()
  const { row, member } = detail
  return (
    <aside className={css['member']} aria-label={t.writing.tabs.member}>
      <header>
        <Face row={row} whose="member" isLarge />
        <div>
          <h2>
            {row.member.name}, {row.member.age}
          </h2>
          <p>
            {[
              row.member.city,
              t.writing.since(dayIn(member.since, language)),
              nameOf(row.language, language),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <Care detail={detail} {...on} />
      <Spending detail={detail} />
      <section>
        <h3>{t.writing.told(row.member.name)}</h3>
        <ul className={css['facts']}>
          {detail.told.map(({ what, at }) => (
            <li key={what + at}>
              <Icon name="check-bold" size="sm" />
              <span>{t.writing.toldWhat[what]}</span>
              <time dateTime={at}>{dayIn(at, language)}</time>
            </li>
          ))}
        </ul>
      </section>
      <Profile detail={detail} />
      {member.notes.length > 0 && (
        <section>
          <h3>{t.writing.notes}</h3>
          <ul className={css['notes']}>
            {member.notes.map((note) => (
              <li key={note.id}>
                <p>{note.text}</p>
                <small>
                  {note.name} · {dayIn(note.created_at, language)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css['recorded']}>
        <Icon name="eye" size="sm" />
        {t.writing.recorded}
      </p>
    </aside>
  )
}

function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
}

function Care({ detail, onPause, onNote, onHandOn }: Props) {
  const { t } = useOffice()
  const { care, row, is_mine: isMine } = detail
  if (!care) return null
  return (
    <section className={css['care']}>
      <h3>
        <Icon name="heart" size="sm" />
        {t.writing.takeCare(row.member.name)}
      </h3>
      <ul>
        {care.signs.map((sign) => (
          <li key={sign}>
            {row.member.name} {t.writing.signs[sign]}
          </li>
        ))}
      </ul>
      <p>{care.needs_pause ? t.writing.adviceSpending : t.writing.advice}</p>
      {isMine && (
        <div className={css['buttons']}>
          <button type="button" onClick={onPause}>
            {t.writing.sendPauseShort} <Key on>3</Key>
          </button>
          {!care.needs_pause && (
            <button type="button" onClick={onNote}>
              {t.writing.note} <Key on>T</Key>
            </button>
          )}
          <button type="button" onClick={onHandOn}>
            {t.writing.handOn} <Key on>E</Key>
          </button>
        </div>
      )}
    </section>
  )
}

function Spending({ detail }: { detail: WritingDetail }) {
  const { t, language } = useOffice()
  const { spending, row, can_reply: canReply } = detail
  const { month_minor: month, limit_minor: limit, care_minor: care } = spending
  const sum = (minor: number) =>
    (minor / 100).toLocaleString(language === 'en' ? 'en-GB' : language, {
      style: 'currency',
      currency: spending.currency,
    })
  const most = limit ?? care
  const lines = [
    [t.writing.month, sum(month)],
    [t.writing.monthHere(row.profile.name), t.writing.credits(spending.month_credits)],
    [t.writing.everHere(row.profile.name), t.writing.credits(spending.ever_credits)],
  ] as const
  return (
    <section>
      <h3>{t.writing.spending}</h3>
      <p className={css['limit']}>
        {limit === null ? t.writing.noLimit(sum(care)) : t.writing.ownLimit(sum(limit))}
      </p>
      <meter
        className={css['meter']}
        min={0}
        max={Math.max(1, most)}
        high={most * 0.6}
        value={Math.min(month, most)}
        aria-label={t.writing.spending}
      />
      <dl className={css['sums']}>
        {lines.map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!canReply && <p className={css['limit']}>{t.writing.cannotReply}</p>}
    </section>
  )
}

function Profile({ detail }: { detail: WritingDetail }) {
  const { t } = useOffice()
  const { row, profile } = detail
  return (
    <section>
      <h3>
        {row.profile.name}, {row.profile.age}{' '}
        <span className={css['mark']}>{t.writing.fictional}</span>
      </h3>
      <p>{[row.profile.city, t.writing.others(profile.other_members)].join(' · ')}</p>
      {profile.about && <p lang={row.language}>{profile.about}</p>}
      {profile.brief && <p>{profile.brief}</p>}
    </section>
  )
}
