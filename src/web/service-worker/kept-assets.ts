const NAME = 'assets'
/** Enough for two releases of everything that somebody looks at. */
const MOST = 300

/** A file of the build is named after its content: what is here is as good as what is there. */
export async function assetFor(request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  const known = await cache.match(request.url, { ignoreVary: true })
  if (known) return known
  const reply = await fetch(request)
  if (reply.ok) await cache.put(request.url, reply.clone())
  return reply
}

/** Keeps files that a page had loaded before anybody could keep them. The browser has them still. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = urls.filter((url) => !known.has(url))
  await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)))
}
