import { useId } from 'react'
import { SHOWN_TO, type ShownTo } from '#contract/notifications.ts'
import type { Showcase } from '#contract/showcase.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { RadioMark } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Panel } from '../panel.tsx'
import { PreferenceSwitch } from './privacy-section.tsx'
import css from './settings.module.css'
import { ShowcaseRows } from './showcase-rows.tsx'
import { usePreferences, useSavePreference } from './use-preferences.ts'

/** Who sees the member at all, and whether pages for everybody may show them. */
export function SeenSection({ showcase }: { showcase: Showcase }) {
  const t = useText('notifications.seen')
  const shown = useText('showcase')
  return (
    <Panel id="seen" title={t('title')}>
      <div className={css['rows']}>
        <ShownToChoice />
        <PreferenceSwitch field="is_invisible" />
        <div className={css['stack']}>
          <div className={css['words']}>
            <h3>{shown('title')}</h3>
            <span>{shown('lead')}</span>
          </div>
          <ShowcaseRows loaded={showcase} />
        </div>
      </div>
    </Panel>
  )
}

/** Whom the member is shown to; a choice counts at once. */
function ShownToChoice() {
  const t = useText('notifications.seen')
  const { shown_to: chosen } = usePreferences()
  const save = useSavePreference()

  function choose(choice: ShownTo) {
    save.mutate({
      field: 'shown_to',
      to: (now) => ({ ...now, shown_to: choice }),
      back: (now) => ({ ...now, shown_to: chosen }),
    })
  }

  return (
    <div>
      <FieldGroup legend={t('legend')} columns={1}>
        {SHOWN_TO.map((choice) => (
          <ShownToRow
            key={choice}
            choice={choice}
            isChosen={choice === chosen}
            onChoose={() => choose(choice)}
          />
        ))}
      </FieldGroup>
      <RefusalNotice error={save.error} />
    </div>
  )
}

type ShownToRowProps = { choice: ShownTo; isChosen: boolean; onChoose: () => void }

function ShownToRow({ choice, isChosen, onChoose }: ShownToRowProps) {
  const t = useText('notifications.seen')
  const id = useId()
  return (
    <label className={css['choice']}>
      <RadioMark
        name="shown_to"
        value={choice}
        checked={isChosen}
        onChange={onChoose}
        aria-label={t(choice)}
        aria-describedby={id}
      />
      <span className={css['words']}>
        <b>{t(choice)}</b>
        <span id={id}>{t(`${choice}_text`)}</span>
      </span>
    </label>
  )
}
