import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { memories } from '#web/browser/storage.ts'
import type { IconName } from './icon-names.ts'

export interface ToastContent {
  /** A later toast on the same topic takes the place of the earlier one. */
  topic?: string | undefined
  title: string
  text?: string | undefined
  icon?: IconName | undefined
  /** An avatar in place of the icon. */
  picture?: ReactNode
  /** A badge at the end: a message toast carries the petrol one. */
  badge?: ReactNode
  /** Where a press on it leads. */
  href?: string | undefined
  closeLabel: string
}

interface QueuedToast {
  id: number
  content: ToastContent
}

let queue: readonly QueuedToast[] = []
let lastId = 0
let places: readonly symbol[] = []
const listeners = new Set<() => void>()
memories.add(() => publish([]))

/** Shows a toast as soon as no other one is on the screen. */
export function showToast(toast: ToastContent): void {
  lastId += 1
  const others = toast.topic
    ? queue.filter((queued) => queued.content.topic !== toast.topic)
    : queue
  publish([...others, { id: lastId, content: toast }])
}

export function dismissToast(id: number): void {
  publish(queue.filter((queued) => queued.id !== id))
}

/** Takes away what was said on a topic and is true no longer. */
export function dismissTopic(topic: string): void {
  publish(queue.filter((queued) => queued.content.topic !== topic))
}

/** The toast to show now. Of several places for toasts the one that was there first shows it. On the server there is none. */
export function useCurrentToast(): QueuedToast | undefined {
  const [place] = useState(openPlace)
  return useSyncExternalStore(place.subscribe, place.current, none)
}

function openPlace() {
  const place = Symbol('place')
  return {
    subscribe: (listener: () => void) => {
      places = [...places, place]
      listeners.add(listener)
      return () => {
        places = places.filter((other) => other !== place)
        listeners.delete(listener)
        publish(queue)
      }
    },
    current: () => (places[0] === place ? queue[0] : undefined),
  }
}

function publish(next: readonly QueuedToast[]) {
  queue = next
  for (const listener of listeners) listener()
}

function none() {
  return undefined
}
