import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Door } from '../door/door.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { SeekQuestion } from '../door/seek-question.tsx'
import { useLander } from '../door/use-lander.ts'
import { Film } from './film.tsx'
import { Subtitles } from './subtitles.tsx'
import css from './transitionsvideolanding.module.css'

/** A film without video: faces dissolve into each other through the lens of the mark. The other lead is asked for. */
export function Transitionsvideolanding() {
  const t = useText('transitionsvideolanding')
  const { niche } = useLander()
  return (
    <Door niche={niche} tone="dark" className={css['cinema']} scene={<Film />}>
      <Subtitles />
      <div className={css['copy']}>
        <NicheLine />
        <h1 className="display">{t.rich('title', { em: (text) => <em>{text}</em> })}</h1>
        <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        <DoorForm className={css['card']}>
          <SeekQuestion legend={t('legend')} />
          <Button type="submit" size="lg" block>
            {t('go')}
          </Button>
        </DoorForm>
        <DoorLegal />
      </div>
    </Door>
  )
}
