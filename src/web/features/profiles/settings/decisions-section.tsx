import type { z } from 'zod/mini'
import type { listDecisions } from '#contract/decisions.ts'
import { pathTo } from '#contract/routes.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { dateFormat } from '#web/i18n/formats.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '../panel.tsx'
import css from './settings.module.css'

type Decisions = z.output<typeof listDecisions.output>['decisions']

/** What was decided about the member, each with the way to its reasons; nothing where there is none. */
export function DecisionsSection({ decisions }: { decisions: Decisions }) {
  const t = useText('notifications.decisions')
  const { locale, timeZone } = useClock()
  if (decisions.length === 0) return null

  const day = dateFormat(locale, { dateStyle: 'long', timeZone })
  return (
    <Panel id="decisions" title={t('title')} lead={t('lead')}>
      <div className={css['rows']}>
        {decisions.map(({ number, at, words, token }) => (
          <div key={number} className={css['row']}>
            <p className={css['words']}>
              <b>{words}</b>
              <span>{day.format(new Date(at))}</span>
            </p>
            <ButtonLink kind="quiet" size="sm" href={`${pathTo('statement')}?token=${token}`}>
              {t('read')}
            </ButtonLink>
          </div>
        ))}
      </div>
    </Panel>
  )
}
