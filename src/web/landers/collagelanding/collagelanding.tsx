import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Door } from '../door/door.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheFields } from '../door/niche-fields.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { useLander } from '../door/use-lander.ts'
import { Board } from './board.tsx'
import { Tally } from './tally.tsx'
import css from './collagelanding.module.css'

/** A torn-paper mood board: three pieces that attract somebody become their match profile. */
export function Collagelanding() {
  const t = useText('collagelanding')
  const { niche } = useLander()
  return (
    <Door niche={niche} className={css['table']}>
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
              {t('go')}
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
