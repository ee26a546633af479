import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Door } from '../door/door.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheFields } from '../door/niche-fields.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { useLander } from '../door/use-lander.ts'
import { DistanceQuestion } from './distance-question.tsx'
import { TownMap } from './town-map.tsx'
import css from './maplanding.module.css'

/** A town that does not exist, and how far somebody would cycle through it. */
export function Maplanding() {
  const t = useText('maplanding')
  const { niche } = useLander()
  return (
    <Door niche={niche} className={css['town']} scene={<TownMap />}>
      <div className={css['copy']}>
        <NicheLine />
        <h1 className="display">{t.rich('title', { em: (text) => <em>{text}</em> })}</h1>
        <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        <DoorForm className={css['form']}>
          <NicheFields />
          <DistanceQuestion />
          <Button type="submit" size="lg" block>
            {t('go')}
          </Button>
        </DoorForm>
        <p className={css['note']}>{t('note')}</p>
        <DoorLegal />
      </div>
    </Door>
  )
}
