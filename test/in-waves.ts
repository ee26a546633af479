const WAVE = 10

/** Does something with all of them, as many at once as there are database connections. */
export async function inWaves<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items]
  const results: Result[] = []
  while (waiting.length > 0) {
    results.push(...(await Promise.all(waiting.splice(0, WAVE).map(work))))
  }
  return results
}
