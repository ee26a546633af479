import { expect } from 'vitest'
import type { loggedIn } from '#test/logged-in.ts'
import type { outputs } from './outputs.ts'

/** What each output says, as text, by its name. */
export type Told = Readonly<Record<string, string>>

type Asked = [string, ReturnType<typeof outputs>[string]][]
type Asking = Pick<Awaited<ReturnType<typeof loggedIn>>, 'call'>

export async function told(asked: Asked, { call }: Asking): Promise<Told> {
  const answers = await Promise.all(
    asked.map(async ([name, { endpoint, input }]) => {
      const { outcome, body } = await call(endpoint, input as never)
      expect([name, outcome]).toEqual([name, 200])
      // What was paid for messages has nothing to do with who is hidden.
      return [name, JSON.stringify(body).replace(/"credits":\d+/, '"credits":0')] as const
    }),
  )
  return Object.fromEntries(answers)
}

export function withoutChats(all: Told): Told {
  const user = all['number of new likes']!.replace(/"unread_messages":\d+/, '"unread_messages":0')
  const day = all['for you']!.replace(/"messages":\d+/, '"messages":0')
  return { ...all, 'number of new likes': user, 'for you': day, chats: '' }
}

/** Landing pages show only members who are shown to everybody, also to members. */
export function withoutLanders(all: Told): Told {
  const others = Object.entries(all).filter(([name]) => !name.startsWith('landing'))
  return Object.fromEntries(others)
}
