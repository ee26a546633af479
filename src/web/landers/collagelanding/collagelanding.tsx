import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { NicheFields } from '../door/questions.tsx'
import { useHasDrawn, useLander } from '../door/use-lander.ts'
import { Board } from './board.tsx'
import css from './collagelanding.module.css'
import tallyCss from './tally.module.css'

/** A torn-paper mood board: three pieces that attract the visitor become their match profile. */
export function Collagelanding() {
  const t = useText('collagelanding')
  const { niche } = useLander()
  const hasDrawn = useHasDrawn(3)
  return (
    <Door niche={niche} hasDrawn={hasDrawn} className={css['table']}>
      <div className={css['page']}>
        <div className={css['head']}>
          <NicheLine />
          <h1 className="display">{t.rich('title', { em: (text) => <em>{text}</em> })}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <DoorForm className={css['form']}>
          <NicheFields />
          <Board />
          <div className={css['answer']}>
            <Tally />
            <Button type="submit" size="lg" block>
              <span className={tallyCss['with']}>{t('go')}</span>
              <span className={tallyCss['without']}>{t('go_without')}</span>
            </Button>
          </div>
        </DoorForm>
        <div className={css['small']}>
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}

/** Three pins that turn crimson as pieces are picked, and how many those are. It is all counted by the styles. */
export function Tally() {
  const t = useText('collagelanding')
  return (
    <p className={tallyCss['tally']}>
      <span className={tallyCss['pins']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={tallyCss['counting']}>
        {t.rich('count', { n: () => <b className={`tabular ${tallyCss['number']}`} /> })}
      </span>
      <span className={tallyCss['complete']}>{t('complete')}</span>
    </p>
  )
}
