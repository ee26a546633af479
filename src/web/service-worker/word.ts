/** What a page tells the service worker: where it is, in which language, and what it has loaded so far. */
export type Word = {
  readonly path: string
  readonly locale: string
  readonly assets: readonly string[]
}

/** What a page tells it of itself later: which answers would be others by now than those it came with. */
export type News = {
  readonly path: string
  /** By the addresses they would be asked for at. */
  readonly answers: Readonly<Record<string, unknown>>
}
