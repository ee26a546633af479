import { OWNER } from './owner.ts'

/** Whether somebody else has logged in here since, in another tab: what is sent from here would be sent as theirs. */
export function isTakenOver(who: string): boolean {
  try {
    return (localStorage[OWNER] ?? who) !== who
  } catch {
    return false
  }
}
