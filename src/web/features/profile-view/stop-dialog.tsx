import { useState } from 'react'
import type { ReportReason } from '#contract/reports.ts'
import { focusShown } from '#web/browser/forms.ts'
import { SafetyLink } from '#web/features/reports/safety-link.tsx'
import { type Named, useMarkedName } from '#web/features/settings/member-names.tsx'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './stop-dialog.module.css'
import { useForgetLists, useStop } from './use-block.ts'

/** What needs no words: one press says it all. */
const REASONS: readonly ReportReason[] = [
  'unwanted_sexual',
  'threats_or_hate',
  'scam_or_money',
  'impersonation',
  'nudity_without_consent',
  'contact_or_advertising',
  'minor',
]

type StopDialogProps = {
  member: Named & { readonly id: string }
  /** Reports what no choice names, in own words. */
  onReport: () => void
  onClose: () => void
  /** After the member has read what became of it. */
  onStopped: () => void
}

/** Ends contact at once: a press on what is wrong blocks the member and reports them. It shows once its texts are there. */
export function StopDialog(props: StopDialogProps) {
  return useAreas(['report', 'refusal']) ? <OpenStopDialog {...props} /> : null
}

function OpenStopDialog({ member, onReport, onClose, onStopped }: StopDialogProps) {
  const t = useText('report')
  const shell = useText('shell')
  const [clientId] = useState(() => crypto.randomUUID())
  const stop = useStop(member.id, clientId)
  const forgetLists = useForgetLists()
  const name = useMarkedName()(member)
  const isStopped = stop.data !== undefined
  // Only then: what lies below the dialog shows the member until it is left.
  function leave() {
    forgetLists()
    onStopped()
  }

  return (
    <Modal
      open
      titleSize="md"
      title={isStopped ? t('stop.blocked', { name }) : t('stop.title', { name })}
      closeLabel={shell('close')}
      onClose={isStopped ? leave : onClose}
    >
      {isStopped ? (
        <Stopped number={stop.data.number} onClose={leave} />
      ) : (
        <Choices {...{ name, stop, onReport }} />
      )}
    </Modal>
  )
}

type ChoicesProps = {
  name: string
  stop: ReturnType<typeof useStop>
  onReport: () => void
}

/** What may be wrong: each is a button that does it all. */
function Choices({ name, stop, onReport }: ChoicesProps) {
  const t = useText('report')
  const pressing = (reason: ReportReason | null) => ({
    busy: stop.isPending && stop.variables === reason,
    disabled: stop.isPending,
    onClick: () => stop.mutate(reason),
  })
  return (
    <div className={css['stop']}>
      <p className="soft">{t('stop.text', { name })}</p>
      <RefusalNotice error={stop.error} />
      <ul className={css['reasons']}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <Button block kind="quiet" {...pressing(reason)}>
              {t(`reasons.${reason}`)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="small soft">{t('sincere')}</p>
      <div className={css['others']}>
        <Button kind="ghost" size="sm" icon="flag" onClick={onReport}>
          {t('stop.other')}
        </Button>
        <Button kind="ghost" size="sm" icon="prohibit" {...pressing(null)}>
          {t('stop.only')}
        </Button>
      </div>
    </div>
  )
}

type StoppedProps = {
  /** Of the report; null without one, undefined where only the block could be done. */
  number: number | null | undefined
  onClose: () => void
}

/** That the member is blocked, and what became of the report. */
function Stopped({ number, onClose }: StoppedProps) {
  const t = useText('report')
  return (
    <div className={css['stop']}>
      <p ref={focusShown} tabIndex={-1} className={css['done']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <b>{t('stop.blocked_text')}</b>
      </p>
      {typeof number === 'number' && <p>{t('stop.reported', { number: String(number) })}</p>}
      {number === undefined && <p>{t('stop.not_reported')}</p>}
      <p className="small soft">
        {number !== null && `${t('danger')} `}
        <SafetyLink />
      </p>
      <Button block kind="quiet" onClick={onClose}>
        {t('stop.close')}
      </Button>
    </div>
  )
}
