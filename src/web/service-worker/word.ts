/** What a page tells the service worker: where it is, in which language, and what it has loaded so far. */
export type Word = {
  readonly path: string
  readonly locale: string
  readonly assets: readonly string[]
}
