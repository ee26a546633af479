import { useText } from '#web/i18n/use-text.ts'
import css from './distance-question.module.css'

const DISTANCES = [
  { km: 10, place: 'near' },
  { km: 25, place: 'across' },
  { km: 50, place: 'out' },
] as const

/** How far somebody would cycle, in words first. The map above shows what is chosen. */
export function DistanceQuestion() {
  const t = useText('maplanding')
  return (
    <fieldset className={css['question']}>
      <legend>{t('legend')}</legend>
      <div className={css['choices']}>
        {DISTANCES.map(({ km, place }) => (
          <label key={km} className={css['choice']}>
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
