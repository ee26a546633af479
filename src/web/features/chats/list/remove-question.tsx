import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './chat-list.module.css'

type RemoveQuestionProps = { name: string; onRemove: () => void; onClose: () => void }

/** Asks before a conversation is taken out of the list, and says what that means. */
export function RemoveQuestion({ name, onRemove, onClose }: RemoveQuestionProps) {
  const t = useText('chats.remove')
  const shell = useText('shell')
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
        <Button block kind="ink" icon="trash" onClick={onRemove}>
          {t('confirm')}
        </Button>
        <Button block kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Modal>
  )
}
