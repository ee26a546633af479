/** As the ref of a popover that is to be open from the start. */
export function openPopover(popover: HTMLElement | null): void {
  if (popover && !popover.matches(':popover-open')) popover.showPopover()
}
