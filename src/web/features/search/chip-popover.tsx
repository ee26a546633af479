import { lazy, type ReactNode, Suspense, type ToggleEvent, useId, useState } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { badgeText } from '#web/ui/badge.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import css from './chip-popover.module.css'
import savedCss from './saved-searches.module.css'
import { useSavedSearches } from './use-saved-searches.ts'
import type { Filters } from './use-search.ts'

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

const SavedSearches = lazy(async () => ({
  default: (await import('./saved-searches.tsx')).SavedSearches,
}))

/** The searches a member keeps, with how many members are new in all of them. */
export function SavedChip({ own, applied }: { own: Filters; applied: SearchFilters }) {
  const t = useText('members.saved')
  const { list } = useSavedSearches()
  const count = (list.data ?? []).reduce((sum, { num_new: added }) => sum + added, 0)
  return (
    <ChipPopover
      chip={t('chip')}
      hint={count > 0 ? t('new', { count }) : undefined}
      title={t('title')}
      className={savedCss['chip']}
      icon="bookmark-simple"
      count={count > 0 ? badgeText(count) : undefined}
    >
      <Suspense>
        <SavedSearches own={own} applied={applied} />
      </Suspense>
    </ChipPopover>
  )
}

/** Tells the styles of a popover, as --under-x and --under-y, where on the page the button ends that it opens from. */
function placeUnder(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!button) return
  const { left, bottom } = button.getBoundingClientRect()
  popover.style.setProperty('--under-x', `${Math.round(left + scrollX)}px`)
  popover.style.setProperty('--under-y', `${Math.round(bottom + scrollY)}px`)
}
