import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { SeekQuestion } from '../door/questions.tsx'
import { useHasDrawn, useLander } from '../door/use-lander.ts'
import { FACES, Film } from './film.tsx'
import css from './transitionsvideolanding.module.css'

/** A film without video: faces dissolve into each other through the lens of the mark. The other lead is asked for. */
export function Transitionsvideolanding() {
  const t = useText('transitionsvideolanding')
  const { niche } = useLander()
  const hasDrawn = useHasDrawn(FACES)
  return (
    <Door niche={niche} hasDrawn={hasDrawn} tone="dark" className={css['cinema']} scene={<Film />}>
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

const SENTENCES = ['one', 'two', 'three', 'four', 'five'] as const

/** One sentence for each cut, and the switch that stops the film. */
export function Subtitles() {
  const t = useText('transitionsvideolanding')
  return (
    <>
      <ol className={css['subtitles']}>
        {SENTENCES.map((name) => (
          <li key={name}>{t(`said.${name}`)} </li>
        ))}
      </ol>
      <label className={css['pause']}>
        <input type="checkbox" className={`visually-hidden ${css['stop']}`} />
        <span className="visually-hidden">{t('pause')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 3.5v17l14-8.5z" />
        </svg>
      </label>
    </>
  )
}
