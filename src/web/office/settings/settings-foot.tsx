import type { SiteForm } from '#contract/office/settings.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button } from '#web/office/kit/parts.tsx'
import css from './settings.module.css'

type FootProps = {
  readonly form: SiteForm
  readonly changed: number
  readonly isReady: boolean
  /** Whether something that was typed is on its way. */
  readonly isBusy: boolean
  readonly onAsk: (asking: 'publish' | 'differences' | 'discard') => void
}

/** How much is prepared, and publishing it. */
export function Foot({ form, changed, isReady, isBusy, onAsk }: FootProps) {
  const { t } = useOffice()
  const isBlocked = form.problems.length > 0
  return (
    <footer className={css['foot']}>
      <p>
        {changed === 0 ? (
          t.settings.noDraft
        ) : (
          <>
            <b>{t.settings.inDraft(changed)}</b>
            {isBlocked ? t.settings.blocked : t.settings.inDraftMore}
          </>
        )}
      </p>
      {changed > 0 && (
        <>
          <Button look="bare" isDisabled={isBusy} onClick={() => onAsk('discard')}>
            {t.settings.discard}
          </Button>
          <Button look="quiet" hint="D" onClick={() => onAsk('differences')}>
            {t.settings.differences}
          </Button>
          <button
            type="button"
            className={css['publish']}
            disabled={!isReady}
            onClick={() => onAsk('publish')}
          >
            {t.settings.publish(form.name)}
          </button>
        </>
      )}
    </footer>
  )
}
