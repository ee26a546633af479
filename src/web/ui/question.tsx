import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { IconName } from './icon-names.ts'
import { Modal } from './modal.tsx'
import css from './question.module.css'

interface QuestionProps {
  title: string
  text: string
  /** The button that does it. */
  confirm: { label: string; icon: IconName; busy?: boolean | undefined }
  cancelLabel: string
  closeLabel: string
  onConfirm: () => void
  onClose: () => void
  /** Why it could not be done. */
  children?: ReactNode
}

/** Asks before something happens that is not easily undone, and says what that means. */
export function Question(props: QuestionProps) {
  const { title, text, confirm, cancelLabel, closeLabel, onConfirm, onClose, children } = props
  return (
    <Modal open width="sm" titleSize="md" {...{ title, closeLabel, onClose }}>
      <div className={css['question']}>
        <p className="soft">{text}</p>
        {children}
        <Button block kind="ink" icon={confirm.icon} busy={confirm.busy} onClick={onConfirm}>
          {confirm.label}
        </Button>
        <Button block kind="quiet" onClick={onClose}>
          {cancelLabel}
        </Button>
      </div>
    </Modal>
  )
}
