import type { Blocker } from 'react-router'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './profile.module.css'

/** Asks whoever leaves with changes that are not saved. */
export function LeaveModal({ guard }: { guard: Blocker }) {
  const t = useText('profile.leave')
  return (
    <Modal
      open={guard.state === 'blocked'}
      title={t('title')}
      titleSize="md"
      closeLabel={t('stay')}
      onClose={() => guard.reset?.()}
    >
      <p className="soft">{t('text')}</p>
      <div className={css['answers']}>
        <Button onClick={() => guard.reset?.()}>{t('stay')}</Button>
        <Button kind="ghost" onClick={() => guard.proceed?.()}>
          {t('go')}
        </Button>
      </div>
    </Modal>
  )
}
