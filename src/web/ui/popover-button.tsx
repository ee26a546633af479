import { useId, useState, type ReactNode, type ToggleEvent } from 'react'
import { focusBeginning } from '#web/browser/focus-beginning.ts'
import { openPopover } from '#web/browser/open-popover.ts'
import { placeOver } from '#web/browser/place-over.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import type { IconName } from './icon-names.ts'
import css from './popover-button.module.css'

interface PopoverButtonProps {
  icon: IconName
  label: string
  title: string
  closeLabel: string
  /** Lets its content reach the edges and scroll by itself; on phones too it leaves in sight what stands below. */
  flush?: boolean | undefined
  /** Whether it is open when it is shown first. */
  startsOpen?: boolean | undefined
  disabled?: boolean | undefined
  /** What has `data-autofocus` gets the focus; what comes later than the opening takes it by itself. */
  children: ReactNode
}

/** An icon button that opens something above itself; on phones it comes from the bottom edge. */
export function PopoverButton(props: PopoverButtonProps) {
  const { icon, label, title, closeLabel, flush, startsOpen = false, disabled, children } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  function prepare(event: ToggleEvent<HTMLElement>) {
    if (event.newState !== 'open') return
    placeOver(event.currentTarget)
    setIsOpen(true)
  }

  /** What is in it goes only once it is closed: the focus returns to the button from there. */
  function follow(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'open') focusBeginning(event.currentTarget)
    else setIsOpen(false)
  }

  return (
    <>
      <IconButton
        size="sm"
        {...{ icon, label, disabled }}
        popoverTarget={id}
        aria-haspopup="dialog"
      />
      <div
        id={id}
        ref={startsOpen ? openPopover : undefined}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={classNames(css['popover'], flush && css['flush'])}
        onBeforeToggle={prepare}
        onToggle={follow}
      >
        {isOpen && (
          <>
            <div className={css['head']}>
              <p className="title-sm">{title}</p>
              <IconButton
                icon="x"
                size="sm"
                label={closeLabel}
                popoverTarget={id}
                popoverTargetAction="hide"
              />
            </div>
            {children}
          </>
        )}
      </div>
    </>
  )
}
