import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Door } from '../door/door.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheFields } from '../door/niche-fields.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { useLander } from '../door/use-lander.ts'
import { Circles } from './circles.tsx'
import { WhoIsHere } from './who-is-here.tsx'
import css from './iconslanding.module.css'

/** Two circles full of drawings: what somebody takes lights up the lens between them. */
export function Iconslanding() {
  const t = useText('iconslanding')
  const { niche } = useLander()
  return (
    <Door niche={niche} className={css['sheet']}>
      <div className={css['page']}>
        <div className={css['head']}>
          <NicheLine />
          <h1 className="display">{t.rich('title', { em: (text) => <em>{text}</em> })}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <DoorForm className={css['form']}>
          <NicheFields />
          <Circles />
          <div className={css['answer']}>
            <WhoIsHere />
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
