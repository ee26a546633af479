import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { FictionalNote, MemberForm, NameLine, PlaceLine, useLanding } from '../member/member.tsx'
import { Portrait } from '../member/portrait.tsx'
import css from './letter.module.css'
import sealCss from './seal.module.css'

/** The sheet, paper-white by day and by night. It opens on the way down the page; where that cannot be, it lies open. */
export function Letter() {
  return (
    <article className={css['letter']} data-bs-theme="light">
      <div className={css['theirs']}>
        <header className={css['sender']}>
          <div>
            <h2 className={css['name']}>
              <NameLine />
            </h2>
            <PlaceLine />
          </div>
          <div className={css['stamp']}>
            <Portrait className={css['face']} />
            <Postmark />
          </div>
        </header>
        <FictionalNote />
        <Lines />
        <Seal />
      </div>
      <Yours />
    </article>
  )
}

function Yours() {
  const t = useText('landing')
  const { member } = useLanding()
  const { message_length: longest } = useSettings()
  return (
    <MemberForm className={css['yours']}>
      <label htmlFor="reply" className={css['label']}>
        {t('message', { name: useMarkedName()(member) })}
      </label>
      <textarea
        id="reply"
        name="message"
        rows={3}
        maxLength={longest}
        className={`${css['hand']} ${css['ruled']}`}
      />
      <Button type="submit" size="lg" block>
        {t('letter.go')}
      </Button>
    </MemberForm>
  )
}

/** The ring and the waves that a post office leaves on a stamp. */
function Postmark() {
  return (
    <svg viewBox="0 0 150 64" className={css['postmark']} aria-hidden="true">
      <circle cx="32" cy="32" r="28" />
      <circle cx="32" cy="32" r="20" />
      {[14, 26, 38, 50].map((y) => (
        <path key={y} d={`M64 ${y}c7-5 14-5 21 0s14 5 21 0 14-5 21 0 14 5 21 0`} />
      ))}
    </svg>
  )
}

const MOST_LIKES = 5

/** How their own text begins, as a quote. Where there is none the page says in its own words what the profile does tell. */
function Lines() {
  const t = useText('landing.letter')
  const { member, lines } = useLanding()
  const marked = useMarkedName()
  if (lines === null) return <Likes />
  return (
    <figure className={css['lines']}>
      <blockquote className={css['hand']}>{lines}</blockquote>
      <figcaption>{t('from', { name: marked(member) })}</figcaption>
    </figure>
  )
}

function Likes() {
  const t = useText('landing.letter')
  const word = useText('profile-words.interests')
  const { member, interests } = useLanding()
  const marked = useMarkedName()
  if (interests.length === 0) return <p className={css['told']}>{t('silent')}</p>
  return (
    <div className={css['told']}>
      <p>{t('likes', { name: marked(member) })}</p>
      <ul>
        {interests.slice(0, MOST_LIKES).map((interest) => (
          <li key={interest}>{word(interest)}</li>
        ))}
      </ul>
    </div>
  )
}

const WAX =
  'M60 5C74 3 82 10 92 17C104 24 113 33 114 48C116 60 118 70 112 82C106 94 98 104 84 110C72 116 60 118 47 114' +
  'C33 111 22 104 14 92C6 81 3 68 6 55C8 41 13 29 25 20C36 11 47 7 60 5z'

/** Wax, pressed with the mark of two circles and the lens. */
function Seal() {
  return (
    <svg viewBox="0 0 120 120" className={sealCss['seal']} aria-hidden="true">
      <defs>
        <radialGradient id="seal-wax" cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" className={sealCss['light']} />
          <stop offset="0.45" className={sealCss['wax']} />
          <stop offset="1" className={sealCss['deep']} />
        </radialGradient>
      </defs>
      <path d={WAX} fill="url(#seal-wax)" />
      <circle cx="60" cy="60" r="40" className={sealCss['press']} />
      <circle cx="60" cy="61.5" r="40" className={sealCss['edge']} />
      <g className={sealCss['shadow']}>
        <circle cx="50" cy="60" r="19" />
        <circle cx="70" cy="60" r="19" />
      </g>
      <g className={sealCss['mark']}>
        <path d="M60 43.8a19 19 0 0 1 0 32.4 19 19 0 0 1 0-32.4z" className={sealCss['lens']} />
        <circle cx="50" cy="60" r="19" />
        <circle cx="70" cy="60" r="19" />
      </g>
    </svg>
  )
}
