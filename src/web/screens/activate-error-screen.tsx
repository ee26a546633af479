import { ActivationFailed } from './activate/activation-failed.tsx'

/** Where a link that does not activate anything leads. */
export function ActivateErrorScreen() {
  return <ActivationFailed />
}
