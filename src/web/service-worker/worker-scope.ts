/** What a service worker has around it, as far as ours uses it: the types of pages do not know it. */
export type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly navigator: Navigator
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

type WindowClient = {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown): void
}

type Extendable = { waitUntil(work: Promise<unknown>): void }
export type Asking = Extendable & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

type WorkerEvents = {
  install: Extendable & {
    addRoutes?(route: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
  }
  activate: Extendable
  fetch: Asking
  message: Extendable & { readonly data: unknown }
  push: Extendable & { readonly data: { json(): unknown } | null }
  notificationclick: Extendable & { readonly notification: Notification }
  pushsubscriptionchange: Extendable & {
    readonly oldSubscription?: PushSubscription | null
    readonly newSubscription?: PushSubscription | null
  }
}

export const worker = self as unknown as WorkerScope

/** What a page tells the service worker: where it is, in which language, and what it has loaded so far. */
export type Word = {
  readonly path: string
  readonly locale: string
  readonly assets: readonly string[]
}

/** What a page tells the worker later: which answers have changed since the page was made. */
export type News = {
  readonly path: string
  /** By the addresses they would be asked for at. */
  readonly answers: Readonly<Record<string, unknown>>
}
