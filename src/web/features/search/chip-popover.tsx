import { useId, useState, type ReactNode, type ToggleEvent } from 'react'
import { placeUnder } from '#web/browser/place-under.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import css from './chip-popover.module.css'

type ChipPopoverProps = {
  /** What the chip says. */
  chip: ReactNode
  /** What its number means. */
  hint?: string | undefined
  /** What can be chosen in it. */
  title: string
  on?: boolean
  icon?: IconName
  count?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A chip that opens a few choices below itself; on phones they come from the bottom edge. */
export function ChipPopover({ chip, hint, title, children, ...look }: ChipPopoverProps) {
  const t = useText('members.filters')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  function toggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'open') placeUnder(event.currentTarget)
    setIsOpen(event.newState === 'open')
  }

  return (
    <>
      <Chip {...look} opens popoverTarget={id} aria-haspopup="dialog" title={hint}>
        {chip}
      </Chip>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={css['popover']}
        onBeforeToggle={toggle}
      >
        {isOpen && (
          <>
            <p className={css['title']}>{title}</p>
            <IconButton
              icon="x"
              label={t('close')}
              className={css['close']}
              popoverTarget={id}
              popoverTargetAction="hide"
            />
            {children}
          </>
        )}
      </div>
    </>
  )
}
