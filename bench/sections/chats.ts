import { getChat, listChats } from '#contract/chats.ts'
import { SCROLLS, scrollThread } from '../chat/scroll-thread.ts'
import { talkers } from '../chat/talkers.ts'
import type { Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'

const MEMBERS = 10_000
const CONVERSATIONS = 1_000
const LENGTHS = { long: 10_000, short: 100 } as const
const ASKED = 200

export const chats: Section = {
  name: 'chats',
  method: `The 95th percentile of \`${getChat.path}\` over HTTP for a conversation of ${LENGTHS.long.toLocaleString('en')} messages, ${ASKED} times after as many to warm up; the control is the same for one of ${LENGTHS.short}, in turn with it. Then \`${listChats.path}\` for a member with ${CONVERSATIONS.toLocaleString('en')} conversations; the control is \`/api/user.php\` for the same member. Then the long conversation in Chromium as a phone (390 pixels wide, twice as many points), scrolled back as by hand, 2,400 pixels a second for 25 s, while older messages load: the longest time that one frame stood on the screen, as the browser's compositor tells, until the next one with nothing missing in it, median of ${SCROLLS} times; the control is the same through grey tiles. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS)
    const [me, ...others] = await talkers(world.owner, CONVERSATIONS + 1)
    const ids = others.map(({ id }) => id)
    await converse(world, me!.id, ids)
    const ask = (...paths: [string, string]) => timesOf(world, paths, me!.cookie)
    const chatWith = (id: string) => `${getChat.path}?profile_id=${id}`
    const thread = { port: world.server.port, me: me!, otherId: ids[0]! }
    const scrolling = `the longest frame while one scrolls back in a conversation of ${LENGTHS.long.toLocaleString('en')} messages`
    const figures = [
      {
        name: `a conversation of ${LENGTHS.long.toLocaleString('en')} messages, p95, against ${LENGTHS.short}`,
        unit: 'ms',
        ...(await ask(chatWith(ids[0]!), chatWith(ids[1]!))),
        budget: { most: 1.3, of: 'ratio' },
      },
      {
        name: `the list of ${CONVERSATIONS.toLocaleString('en')} conversations, p95`,
        unit: 'ms',
        ...(await ask(listChats.path, '/api/user.php')),
        budget: { most: 30, of: 'value' },
      },
      {
        name: scrolling,
        unit: 'ms',
        ...(await scrollThread(bench, { ...thread, isSlow: false })),
        budget: { most: 50, of: 'value' },
      },
      {
        name: `${scrolling}, CPU 4 times slower`,
        unit: 'ms',
        ...(await scrollThread(bench, { ...thread, isSlow: true })),
      },
    ] as const
    await world.close()
    return [...figures]
  },
}

/**
 * A long conversation with the first, a short one with the second, ten messages with all others; up to two are unread.
 */
async function converse({ owner }: SearchWorld, me: string, ids: readonly string[]): Promise<void> {
  await owner.query('truncate conversation cascade')
  await owner.query(
    `with pair as (
       select gen_random_uuid() as id, other, place,
         case place when 1 then $3::int when 2 then $4::int else 10 end as length
       from unnest($2::uuid[]) with ordinality as given (other, place)
     ), made as (
       insert into conversation (id, site_id, created_at, last_seq)
       select pair.id, member.site_id, now(), length from pair, member where member.id = $1
     ), sides as (
       insert into conversation_side (conversation_id, member_id, other_id, is_lower, last_seq, last_at, read_seq, unread, has_written)
       select id, $1, other, $1 < other, length, now() - place * interval '1 minute', length - 2 * (place % 3), place % 3, true from pair
       union all
       select id, other, $1, other < $1, length, now() - place * interval '1 minute', length, 0, true from pair
     )
     insert into message (id, conversation_id, seq, sender_id, client_id, kind, text, created_at)
     select gen_random_uuid(), id, seq, case seq % 2 when 0 then $1 else other end, gen_random_uuid(), 'text',
       'Zullen we vrijdag gaan dansen, of liever eerst iets eten?', now() - (length - seq) * interval '1 minute'
     from pair, generate_series(1, length) as seq`,
    [me, ids, LENGTHS.long, LENGTHS.short],
  )
  await owner.query('vacuum analyze conversation_side')
  await owner.query('vacuum analyze message')
}

/** Both are asked for in turn, so that neither has the server warmed up by the other. */
async function timesOf({ server }: SearchWorld, paths: [string, string], cookie: string) {
  const times: [number[], number[]] = [[], []]
  for (let time = 0; time < 2 * ASKED; time += 1) {
    for (const [at, path] of paths.entries()) {
      const started = performance.now()
      const reply = await fetch(`http://localhost:${server.port}${path}`, { headers: { cookie } })
      await reply.arrayBuffer()
      if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`)
      times[at]!.push(performance.now() - started)
    }
  }
  const [value, control] = times.map((each) => percentile(each.slice(ASKED), 95))
  return { value: value!, control: control! }
}
