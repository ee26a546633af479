import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useBlock } from './use-block.ts'
import css from './profile.module.css'

type BlockDialogProps = {
  member: { readonly id: string; readonly name: string }
  onClose: () => void
  onBlocked: () => void
}

/** Asks before somebody is blocked, and says what it means. */
export function BlockDialog({ member: { id, name }, onClose, onBlocked }: BlockDialogProps) {
  const t = useText('member.block')
  const shell = useText('shell')
  const block = useBlock(id, onBlocked)
  return (
    <Modal
      open
      width="sm"
      titleSize="md"
      title={t('title', { name })}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <div className={css['question']}>
        <p className="soft">{t('text', { name })}</p>
        <RefusalNotice error={block.error} />
        <Button
          block
          icon="prohibit"
          kind="ink"
          busy={block.isPending}
          onClick={() => block.mutate()}
        >
          {t('confirm')}
        </Button>
        <Button block kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Modal>
  )
}
