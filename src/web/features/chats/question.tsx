import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './question.module.css'

type QuestionProps = {
  title: string
  text: string
  /** What the button says that does it. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something goes that does not come back, and says what that means. */
export function Question({ title, text, confirm, onConfirm, onClose }: QuestionProps) {
  const t = useText('chats.remove')
  const shell = useText('shell')
  return (
    <Modal
      open
      width="sm"
      titleSize="md"
      title={title}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <div className={css['question']}>
        <p className="soft">{text}</p>
        <Button block kind="ink" icon="trash" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button block kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Modal>
  )
}
