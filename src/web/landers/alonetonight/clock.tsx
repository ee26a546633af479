import { localeOf } from '#contract/locales.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLander } from '../door/use-lander.ts'
import css from './alonetonight.module.css'

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
