import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { NicheFields } from '../door/questions.tsx'
import { useHasDrawn, useLander } from '../door/use-lander.ts'
import { Circles } from './circles.tsx'
import css from './iconslanding.module.css'

/** Two circles full of drawings: each that the visitor takes lights up the lens between them. */
export function Iconslanding() {
  const t = useText('iconslanding')
  const { niche } = useLander()
  const hasDrawn = useHasDrawn(FACES)
  return (
    <Door niche={niche} hasDrawn={hasDrawn} className={css['sheet']}>
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

const COUNTED_AT_MOST = 1000
/** As many as the lens shows one after the other. */
const FACES = 3

/** How many members are really online, or that there are real ones. With no member to show it says nothing. */
export function WhoIsHere() {
  const t = useText('iconslanding')
  const { num_online: count, members } = useLander()
  if (count === 0 && members.length < FACES) return null

  return (
    <p className={css['real']}>
      {count === 0 && t('real')}
      {count > 0 && count < COUNTED_AT_MOST && t('online', { count })}
      {count >= COUNTED_AT_MOST && t('online_capped', { count: String(count) })}
    </p>
  )
}
