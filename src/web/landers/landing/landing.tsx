import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress, useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorLegal, NicheLine } from '../door/door.tsx'
import {
  FictionalNote,
  FirstCost,
  MemberForm,
  NameLine,
  PlaceLine,
  useLanding,
} from '../member/member.tsx'
import { Portrait } from '../member/portrait.tsx'
import portraitCss from './full-portrait.module.css'
import css from './landing.module.css'

/** A member's portrait up to the edges, and one question from their profile. The answer is the first message. */
export function Landing() {
  const t = useText('landing.question')
  const { niche } = useLanding()
  const { message_length: longest } = useSettings()
  const { origin, question } = useQuestion()
  return (
    <Door niche={niche} tone="dark" className={css['room']}>
      <FullPortrait />
      <div className={css['stand']}>
        <div className={css['copy']}>
          <NicheLine niche={niche} />
          <h1 className={css['name']}>
            <NameLine />
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

/** What is asked, after the first thing that stands under their interests; and where that comes from. */
export function useQuestion(): { origin: string; question: string } {
  const t = useText('landing.question')
  const word = useText('profile-words.interests')
  const line = useText('icebreakers')
  const { member, interests } = useLanding()
  const marked = useMarkedName()
  const [first] = interests
  if (!first) return { origin: t('open'), question: line('general.c') }
  return {
    origin: t('from', { name: marked(member), interest: word(first) }),
    question: line(`interests.${first}.a`),
  }
}

/** The portrait up to the edges, in its own light. Where there is more room than portrait, the rest of the room is out of focus. */
export function FullPortrait() {
  const { main_image: image } = useLanding().member
  const photo = usePhotoAddress()
  return (
    <div className={portraitCss['scene']}>
      {image && (
        <img
          src={photo(image.filename)}
          alt=""
          width={560}
          height={700}
          fetchPriority="low"
          className={portraitCss['room']}
        />
      )}
      <Portrait className={portraitCss['portrait']} />
      <div className={portraitCss['shade']} />
      <svg className={portraitCss['circles']} viewBox="0 0 1280 880" aria-hidden="true">
        <path
          d="M640 182A400 400 0 0 1 640 662A400 400 0 0 1 640 182z"
          className={portraitCss['lens']}
        />
        <circle cx="960" cy="422" r="400" />
        <circle cx="320" cy="422" r="400" />
      </svg>
    </div>
  )
}
