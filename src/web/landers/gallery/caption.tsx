import type { MemberCard } from '#contract/member-card.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { SeekQuestion } from '../door/seek-question.tsx'
import { FirstLine } from './first-line.tsx'
import { CAPTION_FORM } from './caption-form.ts'
import css from './caption.module.css'

/** The card beside the pictures. From afar it asks whom you seek, close to a portrait for a first line. */
export function Caption({ members }: { members: readonly MemberCard[] }) {
  const t = useText('gallery')
  return (
    <div className={css['caption']} data-bs-theme="light">
      <DoorForm id={CAPTION_FORM} className={css['form']}>
        <div className={css['afar']}>
          <SeekQuestion legend={t('legend')} />
        </div>
        {members.length > 0 && <FirstLine members={members} />}
        <Button type="submit" size="lg" block>
          <span className={css['afar']}>{t('go')}</span>
          {members.length > 0 && <span className={css['near']}>{t('send')}</span>}
        </Button>
      </DoorForm>
    </div>
  )
}
