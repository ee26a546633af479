import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Door } from '../door/door.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { FictionalNote } from '../member/fictional-note.tsx'
import { FirstCost } from '../member/first-cost.tsx'
import { MemberForm } from '../member/member-form.tsx'
import { PlaceLine } from '../member/place-line.tsx'
import { useLanding } from '../member/use-landing.ts'
import { FullPortrait } from './full-portrait.tsx'
import { useQuestion } from './use-question.ts'
import css from './landing.module.css'

/** A member's portrait up to the edges, and one question from their profile. The answer is the first message. */
export function Landing() {
  const t = useText('landing.question')
  const { member, niche } = useLanding()
  const { message_length: longest } = useSettings()
  const { origin, question } = useQuestion()
  return (
    <Door niche={niche} tone="dark" className={css['room']}>
      <FullPortrait />
      <div className={css['stand']}>
        <div className={css['copy']}>
          <NicheLine niche={niche} />
          <h1 className={css['name']}>
            {member.name}, <span className="tabular">{member.age}</span>
          </h1>
          <PlaceLine />
          <FictionalNote />
          <MemberForm className={css['answer']}>
            <p className={css['origin']}>{origin}</p>
            <label htmlFor="answer" className={css['question']}>
              {question}
            </label>
            <textarea
              id="answer"
              name="message"
              rows={2}
              maxLength={longest}
              placeholder={t('placeholder')}
              className={css['bubble']}
            />
            <Button type="submit" size="lg" block>
              {t('go')}
            </Button>
          </MemberForm>
          <FirstCost />
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}
