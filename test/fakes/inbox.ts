import { PATIENCE_MS } from '#test/patience.ts'

interface Waiter<Item> {
  match: (item: Item) => boolean
  give: (item: Item) => void
}

export interface Inbox<Item> {
  items: Item[]
  add: (item: Item) => void
  waitFor: (match: (item: Item) => boolean, timeoutMs?: number) => Promise<Item>
}

/** Collects what a fake received; each item answers one wait only, so a second wait gets the next match. */
export function createInbox<Item>(name: string): Inbox<Item> {
  const items: Item[] = []
  const unclaimed: Item[] = []
  const waiters = new Set<Waiter<Item>>()

  function add(item: Item): void {
    items.push(item)
    const waiter = [...waiters].find(({ match }) => match(item))
    if (waiter) waiter.give(item)
    else unclaimed.push(item)
  }

  function waitFor(match: (item: Item) => boolean, timeoutMs = PATIENCE_MS): Promise<Item> {
    const index = unclaimed.findIndex(match)
    const [claimed] = index < 0 ? [] : unclaimed.splice(index, 1)
    if (claimed !== undefined) return Promise.resolve(claimed)

    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.delete(waiter)
        reject(new Error(`no ${name} matched in ${timeoutMs} ms; ${items.length} arrived in all`))
      }, timeoutMs)
      const waiter = {
        match,
        give(item: Item) {
          waiters.delete(waiter)
          clearTimeout(timer)
          resolve(item)
        },
      }
      waiters.add(waiter)
    })
  }

  return { items, add, waitFor }
}
