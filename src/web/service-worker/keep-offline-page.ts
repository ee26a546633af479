const NAME = 'offline'

/** Keeps the page for when there is nothing else, in the language that is spoken here. */
export async function keepOfflinePage(locale: string): Promise<void> {
  const path = `/offline?lang=${encodeURIComponent(locale)}`
  const cache = await caches.open(NAME)
  if (await cache.match(path)) return
  await caches.delete(NAME)
  await (await caches.open(NAME)).add(path)
}

export async function pageWithoutConnection(): Promise<Response> {
  const cache = await caches.open(NAME)
  const [kept] = await cache.keys()
  return (kept && (await cache.match(kept, { ignoreVary: true }))) ?? Response.error()
}
