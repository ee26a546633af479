import { useId } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { SeekQuestion } from '../door/questions.tsx'
import { useFaces, useLander } from '../door/use-lander.ts'
import captionCss from './caption.module.css'
import css from './gallery.module.css'
import { Room } from './room.tsx'
import { CAPTION_FORM, Wall } from './wall.tsx'

const PORTRAITS = 6

/** A museum wall: a visitor who steps closer to a portrait is asked for a first line. */
export function Gallery() {
  const t = useText('gallery')
  const { niche } = useLander()
  const faces = useFaces(PORTRAITS)
  return (
    <Door niche={niche} tone="dark" className={css['museum']}>
      <div className={css['copy']}>
        <NicheLine />
        <h1 className="display">{t('title')}</h1>
        <p className={`lead ${css['lead']}`}>{faces[0]?.member ? t('lead') : t('lead_empty')}</p>
      </div>
      <Room>
        <Wall faces={faces} />
      </Room>
      <div className={css['side']}>
        <Caption members={faces.flatMap(({ member }) => member ?? [])} />
        <DoorLegal />
      </div>
    </Door>
  )
}

/** The card beside the pictures. From afar it asks whom the visitor seeks, close to a portrait for a first line. */
export function Caption({ members }: { members: readonly MemberCard[] }) {
  const t = useText('gallery')
  return (
    <div className={captionCss['caption']} data-bs-theme="light">
      <DoorForm id={CAPTION_FORM} className={captionCss['form']}>
        <div className={captionCss['afar']}>
          <SeekQuestion legend={t('legend')} />
        </div>
        {members.length > 0 && <FirstLine members={members} />}
        <Button type="submit" size="lg" block>
          <span className={captionCss['afar']}>{t('go')}</span>
          {members.length > 0 && <span className={captionCss['near']}>{t('send')}</span>}
        </Button>
      </DoorForm>
    </div>
  )
}

/** Asks for the first line to the portrait before which the visitor stands; the style sheet knows which that is. */
export function FirstLine({ members }: { members: readonly MemberCard[] }) {
  const t = useText('gallery')
  const { message_length: longest, message_credits: credits } = useSettings()
  const id = useId()
  const marked = useMarkedName()
  return (
    <div className={captionCss['near']}>
      <label htmlFor={id} className={captionCss['question']}>
        {members.map((member) => (
          <span key={member.id}>{t('line', { name: marked(member) })}</span>
        ))}
      </label>
      <textarea
        id={id}
        name="message"
        rows={2}
        maxLength={longest}
        className={captionCss['line']}
        aria-describedby={`${id}-hint`}
      />
      <div className={captionCss['below']}>
        <p id={`${id}-hint`} className={captionCss['hint']}>
          {members.map((member) => (
            <span key={member.id}>
              {t('hint', { name: marked(member), credits: member.fictional_icon ? credits : 0 })}
            </span>
          ))}
        </p>
        <button type="reset" className={captionCss['back']}>
          <Icon name="arrow-left" size="sm" />
          {t('back')}
        </button>
      </div>
    </div>
  )
}
