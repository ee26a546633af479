import { useSyncExternalStore } from 'react'
import { push, type PushState } from './push.ts'

/** Whether this browser can be pushed, and whether it is. */
export function usePush(): PushState {
  return useSyncExternalStore(push.subscribe, push.get, push.unknown)
}
