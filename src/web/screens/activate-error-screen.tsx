import { ActivationFailed } from './activate/activate-message.tsx'

/** Where a link that does not activate anything leads. */
export function ActivateErrorScreen() {
  return <ActivationFailed />
}
