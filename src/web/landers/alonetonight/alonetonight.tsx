import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Door } from '../door/door.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { SeekQuestion } from '../door/seek-question.tsx'
import { useLander } from '../door/use-lander.ts'
import { Clock } from './clock.tsx'
import { Street } from './street.tsx'
import css from './alonetonight.module.css'

/** Canal houses at night: the real time, a true count, and one question. */
export function Alonetonight() {
  const t = useText('alonetonight')
  const { niche } = useLander()
  return (
    <Door niche={niche} tone="dark" className={css['night']} scene={<Street />}>
      <div className={css['copy']}>
        <Clock />
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
