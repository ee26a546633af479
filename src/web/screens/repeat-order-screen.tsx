import { useLoaderData } from 'react-router'
import { RepeatList } from '#web/features/payments/repeat/repeat-list.tsx'
import type { LoadedRepeats } from '#web/features/payments/repeat/load-repeats.ts'
import { useText } from '#web/i18n/catalogue.ts'
import css from './transactions-screen.module.css'

/** What a premium member bought before, to be bought again by one press. */
export function RepeatOrderScreen() {
  const t = useText('repeat-order')
  const loaded = useLoaderData<LoadedRepeats | null>()

  return (
    <div className={`container ${css['page']}`}>
      <div>
        <h1 className="display-md">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <RepeatList loaded={loaded} />
    </div>
  )
}
