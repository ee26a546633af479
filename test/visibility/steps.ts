import { randomUUID } from 'node:crypto'
import { deleteAccount, unblockMember } from '#contract/account.ts'
import { sendMessage } from '#contract/chats.ts'
import { likeMember, unlikeMember } from '#contract/likes.ts'
import { blockMember } from '#contract/members.ts'
import { savePreferences } from '#contract/notifications.ts'
import { swipe } from '#contract/swipe-game.ts'
import { Refusal } from '#contract/refusals.ts'
import type { App } from '#server/http/route.ts'
import { liftAll, makeDecision } from '#test/make-decision.ts'
import { loggedIn } from '#test/logged-in.ts'

type Person = { readonly id: string; readonly call: Awaited<ReturnType<typeof loggedIn>>['call'] }
export type Pair = {
  readonly app: App
  readonly siteId: string
  /** The member who may become hidden. */
  readonly hiding: { readonly id: string }
  readonly looking: Person
}
type Step = (pair: Pair) => Promise<unknown>

/** Whatever can happen between two members, and to the one who may become hidden. */
export const STEPS = {
  'A likes B': asHiding((person, other) => person.call(likeMember, { profile_id: other })),
  'A unlikes B': asHiding((person, other) => person.call(unlikeMember, { profile_id: other })),
  'A writes to B': asHiding((person, other) => write(person, other)),
  'A blocks B': asHiding((person, other) => person.call(blockMember, { profile_id: other })),
  'A unblocks B': asHiding((person, other) => person.call(unblockMember, { profile_id: other })),
  'A hides': asHiding((person) => person.call(savePreferences, { is_invisible: true })),
  'A shows again': asHiding((person) => person.call(savePreferences, { is_invisible: false })),
  'A shows members only': asHiding((person) =>
    person.call(savePreferences, { shown_to: 'members' }),
  ),
  'A shows only whom they chose': asHiding((person) =>
    person.call(savePreferences, { shown_to: 'chosen' }),
  ),
  'A shows everybody': asHiding((person) =>
    person.call(savePreferences, { shown_to: 'everybody' }),
  ),
  /** Hides unless A has ever written to B. */
  'A chooses others': asHiding(async (person, other) => {
    await person.call(unlikeMember, { profile_id: other })
    await person.call(savePreferences, { shown_to: 'chosen' })
  }),
  'A leaves': asHiding((person) => person.call(deleteAccount, { reason: 'break' })),
  'A comes back': ({ app, hiding }) =>
    app.db
      .updateTable('member')
      .set({ status: 'active', deleted_at: null })
      .where('id', '=', hiding.id)
      .where('status', '=', 'deleted')
      .execute(),
  'A is banned': (pair) => restrict(pair, { measure: 'ban' }),
  'A is suspended': (pair) => restrict(pair, { measure: 'suspend', days: 7 }),
  'A is hidden by a decision': (pair) => restrict(pair, { measure: 'hide' }),
  'A is let in again': ({ app, hiding }) => liftAll(app.db, hiding.id, app.clock()),
  'B likes A': ({ looking, hiding }) => looking.call(likeMember, { profile_id: hiding.id }),
  'B unlikes A': ({ looking, hiding }) => looking.call(unlikeMember, { profile_id: hiding.id }),
  'B writes to A': ({ looking, hiding }) => write(looking, hiding.id),
  'B passes A': ({ looking, hiding }) =>
    looking.call(swipe, { profile_id: hiding.id, choice: 'pass' }),
  'B blocks A': ({ looking, hiding }) => looking.call(blockMember, { profile_id: hiding.id }),
  'B unblocks A': ({ looking, hiding }) => looking.call(unblockMember, { profile_id: hiding.id }),
} as const satisfies Record<string, Step>
export type StepName = keyof typeof STEPS

/** Each of these hides a member, whatever was before of what can go before it. */
export const HIDING = [
  'A blocks B',
  'B blocks A',
  'A hides',
  'A chooses others',
  'A leaves',
  'A is banned',
] as const
/** What hides, and what shows again. */
export const UNDONE = [
  ['A blocks B', 'A unblocks B'],
  ['B blocks A', 'B unblocks A'],
  ['A hides', 'A shows again'],
  ['A shows only whom they chose', 'A shows everybody'],
  ['A leaves', 'A comes back'],
  ['A is banned', 'A is let in again'],
] as const

/** Whom A has written to sees A from then on, whoever else A shows themselves to. */
export function possibleBefore(last: (typeof HIDING)[number], history: readonly StepName[]) {
  return last === 'A chooses others' ? history.filter((name) => name !== 'A writes to B') : history
}

function write({ call }: Person, other: string) {
  return call(sendMessage, { client_id: randomUUID(), profile_id: other, text: 'Hoi' })
}

/** A member who has left or is banned does nothing. */
function asHiding(act: (person: Person, otherId: string) => Promise<unknown>): Step {
  return async ({ app, hiding, looking }) => {
    const member = await app.db
      .selectFrom('member')
      .select('status')
      .where('id', '=', hiding.id)
      .executeTakeFirstOrThrow()
    if (member.status !== 'active') return
    const { call } = await loggedIn(app, hiding.id)
    await act({ id: hiding.id, call }, looking.id)
  }
}

type Measure = { readonly measure: 'ban' | 'hide' | 'suspend'; readonly days?: 7 }

/** What holds already, and who is gone, is refused: then nothing changes. */
async function restrict({ app, hiding }: Pair, measure: Measure): Promise<void> {
  const wanted = { memberId: hiding.id, ...measure, now: app.clock() }
  await makeDecision(app.db, wanted).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
