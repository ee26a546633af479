import type { IncomingMessage } from 'node:http'

/**
 * Lets an address with a certain part in its query, such as `/api/user.php?push=1`, have a handler of its own beside that
 * of the bare address.
 */
export const byQuery = {
  name: 'query',
  storage: () => {
    const handlers = new Map<unknown, never>()
    return {
      get: (query: unknown) => {
        const known = (query as string).split('&').find((part) => handlers.has(part))
        return known === undefined ? null : handlers.get(known)!
      },
      set: (part: unknown, handler: never) => void handlers.set(part, handler),
    }
  },
  deriveConstraint: ({ url = '' }: IncomingMessage): string | undefined => {
    const at = url.indexOf('?')
    return at === -1 ? undefined : url.slice(at + 1)
  },
}
