import { type ReactNode, useId } from 'react'
import { openDialog } from '#web/browser/overlays.ts'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import css from './modal.module.css'
import questionCss from './question.module.css'

interface ModalContent {
  title: string
  titleSize?: 'sm' | 'md' | 'lg' | 'display' | undefined
  /** When the content shows a title of its own. */
  titleHidden?: boolean | undefined
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** A picture above the title, edge to edge. */
  art?: ReactNode
  /** The close icon stands on it, so it must be light. */
  artIsDark?: boolean | undefined
  /** Something above the title that keeps to the padding, such as the logo. */
  above?: ReactNode
  centred?: boolean | undefined
  /** Without padding, for content that brings its own. */
  flush?: boolean | undefined
  children: ReactNode
}

type ModalClosing =
  | { mustAnswer?: boolean | undefined; onClose: () => void; closeLabel: string }
  | { mustAnswer: true; onClose?: undefined; closeLabel?: undefined }

type ModalProps = ModalContent & ModalClosing & { open: boolean }

/**
 * A dialog over the page. Neither Escape nor the backdrop closes one that must be answered; without onClose it has no
 * close icon either.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null
}

function OpenModal(props: ModalContent & ModalClosing) {
  const { mustAnswer = false, onClose, width = 'md', art, artIsDark, centred, flush } = props
  const titleId = useId()
  return (
    <dialog
      ref={openDialog}
      className={classNames(css['modal'], css[`width-${width}`])}
      aria-labelledby={titleId}
      closedby={mustAnswer ? 'none' : 'any'}
      data-must-answer={mustAnswer || undefined}
      onCancel={(event) => {
        // A browser that will not be stopped closes it next, and onClose hears of that.
        if (!event.cancelable) return
        // The parent closes it: closed by the browser alone, it could not be shown again.
        event.preventDefault()
        if (!mustAnswer) onClose?.()
      }}
      onClose={(event) => !event.currentTarget.open && onClose?.()}
    >
      {art}
      <div className={classNames(!flush && css['pad'], centred && css['centred'])}>
        {props.above && <div className={css['above']}>{props.above}</div>}
        <ModalTitle id={titleId} {...props} />
        {props.children}
      </div>
      {onClose && (
        <IconButton
          icon="x"
          label={props.closeLabel ?? ''}
          className={classNames(css['close'], artIsDark && css['light'])}
          onClick={onClose}
        />
      )}
    </dialog>
  )
}

interface StillModalProps extends Pick<ModalContent, 'title' | 'above' | 'children'> {
  /** By which scripts find it. */
  id: string
}

/**
 * A dialog as it stands in a document before there is any script, over a page that must be inert. Search engines take
 * none of its words for the page's.
 */
export function StillModal({ id, children, ...rest }: StillModalProps) {
  const titleId = `${id}-title`
  return (
    <div id={id} className={css['scrim']} data-nosnippet="">
      <dialog
        open
        aria-modal="true"
        className={classNames(css['modal'], css['still'], css['width-md'])}
        aria-labelledby={titleId}
      >
        <div className={css['pad']}>
          <div className={css['above']}>{rest.above}</div>
          <ModalTitle id={titleId} autoFocus {...rest} />
          {children}
        </div>
      </dialog>
    </div>
  )
}

type ModalTitleProps = Pick<ModalContent, 'title' | 'titleSize' | 'titleHidden'> & {
  id: string
  autoFocus?: boolean
}

function ModalTitle({ id, title, titleSize = 'lg', titleHidden, autoFocus }: ModalTitleProps) {
  const look = titleSize === 'display' ? 'display-md' : `title-${titleSize}`
  const className = titleHidden ? 'visually-hidden' : classNames(look, css['title'])
  return (
    <h2 id={id} className={className} tabIndex={-1} autoFocus={autoFocus} data-autofocus>
      {title}
    </h2>
  )
}

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
      <div className={questionCss['question']}>
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
