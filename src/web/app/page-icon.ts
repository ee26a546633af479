import own from '#web/ui/favicon.svg?no-inline'
import neutral from '#web/ui/neutral-icon.svg?no-inline'

/** The icon on the tab: ours, or for members who want it so one that says nothing. */
export function pageIcon(isDiscreet: boolean): string {
  return isDiscreet ? neutral : own
}
