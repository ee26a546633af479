import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { NicheFields } from '../door/questions.tsx'
import { useHasDrawn, useLander } from '../door/use-lander.ts'
import questionCss from './distance-question.module.css'
import css from './maplanding.module.css'
import { PINS } from './reach.tsx'
import { TownMap } from './town-map.tsx'

/** A town that does not exist, and how far the visitor would cycle through it. */
export function Maplanding() {
  const t = useText('maplanding')
  const { niche } = useLander()
  const hasDrawn = useHasDrawn(PINS.length)
  return (
    <Door niche={niche} hasDrawn={hasDrawn} className={css['town']} scene={<TownMap />}>
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

const DISTANCES = [
  { km: 10, place: 'near' },
  { km: 25, place: 'across' },
  { km: 50, place: 'out' },
] as const

/** How far the visitor would cycle, in words first. The map above shows what is chosen. */
export function DistanceQuestion() {
  const t = useText('maplanding')
  return (
    <fieldset className={questionCss['question']}>
      <legend>{t('legend')}</legend>
      <div className={questionCss['choices']}>
        {DISTANCES.map(({ km, place }) => (
          <label key={km} className={questionCss['choice']}>
            <input
              type="radio"
              name="distance"
              value={km}
              defaultChecked={km === 25}
              className="over-label"
            />
            <b>{t(place)}</b>
            <span className="tabular">{t('km', { km: String(km) })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
