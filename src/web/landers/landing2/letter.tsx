import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FictionalNote } from '../member/fictional-note.tsx'
import { MemberForm } from '../member/member-form.tsx'
import { PlaceLine } from '../member/place-line.tsx'
import { Portrait } from '../member/portrait.tsx'
import { useLanding } from '../member/use-landing.ts'
import { Lines } from './lines.tsx'
import { Postmark } from './postmark.tsx'
import { Seal } from './seal.tsx'
import css from './letter.module.css'

/** The sheet, paper-white by day and by night. It opens on the way down the page; where that cannot be, it lies open. */
export function Letter() {
  const { member } = useLanding()
  return (
    <article className={css['letter']} data-bs-theme="light">
      <div className={css['theirs']}>
        <header className={css['sender']}>
          <div>
            <h2 className={css['name']}>
              {member.name}, <span className="tabular">{member.age}</span>
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
        {t('message', { name: member.name })}
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
