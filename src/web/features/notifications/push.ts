import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { subscribePush, unsubscribePush } from '#contract/notifications.ts'
import { call, isRefused } from '#web/api/call.ts'
import { dismiss, PUSH_IS_ON } from '#web/browser/alerts.ts'
import { stored } from '#web/browser/stored.ts'
import { registrationThere } from '#web/browser/use-worker.ts'
import { useSettings } from '#web/features/settings/settings.ts'

/** Whether this browser can be pushed, and whether it is: what stands in the way is the member's no to the browser. */
type PushState = {
  /** Null before the browser was asked. */
  readonly isCapable: boolean | null
  readonly isSubscribed: 'denied' | false | PushSubscription
}

const UNKNOWN: PushState = { isCapable: null, isSubscribed: false }
const store = {
  state: UNKNOWN,
  listeners: new Set<() => void>(),
  last: Promise.resolve() as Promise<unknown>,
}

export const push = {
  get: (): PushState => store.state,
  /** Asked on the server, which cannot know. */
  unknown: (): PushState => UNKNOWN,

  subscribe: (listener: () => void): (() => void) => {
    if (store.listeners.size === 0) void read()
    store.listeners.add(listener)
    return () => store.listeners.delete(listener)
  },

  /** Asks the browser's permission and lets the server know where to push. False when either says no. */
  turnOn: (publicKey: string): Promise<boolean> =>
    inTurn(async () => {
      const isGranted = (await Notification.requestPermission()) === 'granted'
      const registration = isGranted ? await registrationThere() : null
      if (registration) await subscribeAt(registration.pushManager, publicKey)
      await read()
      return typeof store.state.isSubscribed === 'object'
    }),

  turnOff: (): Promise<void> =>
    inTurn(async () => {
      const { isSubscribed } = store.state
      if (typeof isSubscribed !== 'object') return
      await call(unsubscribePush, { endpoint: isSubscribed.endpoint })
      await isSubscribed.unsubscribe()
      // A member who has just said no is not asked again.
      dismiss('hide-push-notification-alert')
      await read()
    }),

  /** A browser that is subscribed tells so once in a tab: its session may have ended since. */
  tellAgain: (publicKey: string): Promise<void> =>
    inTurn(async () => {
      const registration = isCapable() ? await registrationThere() : null
      const known = await registration?.pushManager.getSubscription()
      const isNews = known && known.endpoint !== told.get()
      if (registration && isNews) await subscribeAt(registration.pushManager, publicKey)
      await read()
    }),
}

/** One after the other, so that the last wish counts. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = store.last.then(work)
  store.last = done.catch(() => undefined)
  return done
}

function isCapable(): boolean {
  return 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator
}

/** An address that belongs to another member, from before, is given back: the browser gets another. */
async function subscribeAt(manager: PushManager, publicKey: string): Promise<void> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await manager.subscribe(options)
  try {
    await tell(subscription)
  } catch (error) {
    if (!isRefused(error, 'INVALID_INPUT')) throw error
    await subscription.unsubscribe()
    await tell(await manager.subscribe(options))
  }
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  await call(subscribePush, { subscription: { endpoint, keys } })
  told.set(endpoint)
}

/** The address that the server knows. It is forgotten with the member. */
const told = stored('push-told', (stored) => (typeof stored === 'string' ? stored : null))

async function read(): Promise<void> {
  if (!isCapable()) return change({ isCapable: false })
  const isDenied = Notification.permission === 'denied'
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = (await registration?.pushManager.getSubscription()) ?? false
  mark(subscription !== false && !isDenied)
  change({ isCapable: true, isSubscribed: isDenied ? 'denied' : subscription })
}

/** For what must know before the browser can be asked; the alert about pushes hears of it. */
function mark(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(PUSH_IS_ON, '1')
    else localStorage.removeItem(PUSH_IS_ON)
  } catch {
    return
  }
  dispatchEvent(new StorageEvent('storage', { key: PUSH_IS_ON }))
}

function change(changes: Partial<PushState>): void {
  store.state = { ...store.state, ...changes }
  for (const listener of store.listeners) listener()
}

/** Whether this browser can be pushed, and whether it is. */
export function usePush(): PushState {
  return useSyncExternalStore(push.subscribe, push.get, push.unknown)
}

/** The switch for pushes on this very device. */
export function usePushSwitch() {
  const { push_public_key: publicKey } = useSettings()
  const { isCapable, isSubscribed } = usePush()
  const change = useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? push.turnOn(publicKey!) : push.turnOff()),
  })

  return {
    /** Null as long as the browser has not told. */
    isCapable: publicKey === null ? false : isCapable,
    isDenied: isSubscribed === 'denied',
    isOn: change.isPending ? change.variables : typeof isSubscribed === 'object',
    set: (isOn: boolean) => change.mutate(isOn),
    hasFailed: change.isError,
  }
}
