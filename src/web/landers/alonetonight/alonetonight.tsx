import { localeOf } from '#contract/locales.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { SeekQuestion } from '../door/questions.tsx'
import { FACES } from './houses.ts'
import { useHasDrawn, useLander } from '../door/use-lander.ts'
import css from './alonetonight.module.css'
import { Street } from './street.tsx'

/** Canal houses at night: the real time, a true count, and one question. */
export function Alonetonight() {
  const t = useText('alonetonight')
  const { niche } = useLander()
  const hasDrawn = useHasDrawn(FACES)
  return (
    <Door niche={niche} hasDrawn={hasDrawn} tone="dark" className={css['night']} scene={<Street />}>
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

const COUNTED_AT_MOST = 1000

/** What time it is where the site is, and how many members are really online. */
export function Clock() {
  const t = useText('alonetonight')
  const { num_online: count } = useLander()
  const { now } = useBoot()
  const { time_zone: timeZone } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  const time = new Intl.DateTimeFormat(iso, { timeStyle: 'short', timeZone }).format(new Date(now))
  return (
    <p className={`tabular ${css['clock']}`}>
      <Icon name="moon-fill" />
      {count === 0 && t('clock_only', { time })}
      {count > 0 && count < COUNTED_AT_MOST && t('clock', { time, count })}
      {count >= COUNTED_AT_MOST && t('clock_capped', { time, count: String(count) })}
    </p>
  )
}
