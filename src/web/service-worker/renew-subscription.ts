import { worker } from './worker-scope.ts'

/** The address of `subscribePush`: the contract itself would make this file ten times as large. */
const SUBSCRIBE = '/api/user.php?push=1'

type Change = {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** The push service has given this browser another address: we are told, so that pushes go on. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: Change): Promise<void> {
  const { pushManager } = worker.registration
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  await fetch(SUBSCRIBE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ subscription }),
  })
}
