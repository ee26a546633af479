import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
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

/**
 * Tells the styles of a popover, as --over-x and --over-y, where in the window the button begins that it opens from, and
 * the form around that button, which stays in sight.
 */
function placeOver(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!button) return
  const { left } = button.getBoundingClientRect()
  const { top } = (button.closest('form') ?? button).getBoundingClientRect()
  popover.style.setProperty('--over-x', `${Math.round(left)}px`)
  popover.style.setProperty('--over-y', `${Math.round(top)}px`)
}

/** As the ref of a popover that is to be open from the start. */
function openPopover(popover: HTMLElement | null): void {
  if (popover && !popover.matches(':popover-open')) popover.showPopover()
}

/** Starts the focus at the beginning of what has just been opened, if it is there already. */
function focusBeginning(opened: Element): void {
  opened.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
