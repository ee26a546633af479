import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { forMembers, isSession, type Row } from './row.ts'
import type { Caller, World } from './world.ts'

/** A conversation goes on while one of the two hides, and is not there once one has blocked the other. */
const READABLE = { ...forMembers(200), blocked: 'NOT_FOUND' } as const
const WRITABLE = { ...READABLE, target_invisible: 'NOT_FOUND', target_choosy: 'NOT_FOUND' } as const

/** Where members write to each other. In each conversation the caller wrote first, and the target answered if not choosy. */
export const CHAT_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/chats.php': { outcomes: forMembers(200), shows: targetUnlessBlocked },
  'GET /api/chat.php': {
    input: (circumstances) => ({ conversation_id: conversationOf(circumstances) }),
    outcomes: READABLE,
    shows: targetUnlessBlocked,
    swaps: { conversation_id: otherConversations, profile_id: outOfReach },
  },
  'PUT /api/chat.php': {
    input: (circumstances) => ({ conversation_id: conversationOf(circumstances), read_seq: 2 }),
    outcomes: READABLE,
    swaps: { conversation_id: otherConversations },
  },
  'PUT /api/chat-list.php': {
    input: (circumstances) => ({ conversation_id: conversationOf(circumstances), is_muted: false }),
    outcomes: READABLE,
    swaps: { conversation_id: otherConversations },
  },
  'POST /api/message.php': {
    input: ({ caller }) => ({
      client_id: randomUUID(),
      profile_id: caller.target.id,
      text: 'Dansen?',
    }),
    outcomes: WRITABLE,
    swaps: { profile_id: outOfReach },
  },
  'POST /api/message-photo.php': {
    input: ({ caller }) => ({ client_id: randomUUID(), profile_id: caller.target.id }),
    outcomes: WRITABLE,
    swaps: { profile_id: outOfReach },
  },
  'PUT /api/message.php': {
    input: (circumstances) => ({
      conversation_id: conversationOf(circumstances),
      seq: 2,
      reaction: 'heart',
    }),
    outcomes: WRITABLE,
    swaps: { conversation_id: otherConversations },
  },
  'DELETE /api/message.php': {
    input: (circumstances) => ({ conversation_id: conversationOf(circumstances), seq: 1 }),
    outcomes: READABLE,
    swaps: { conversation_id: otherConversations },
  },
  'POST /api/typing.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: WRITABLE,
    isFleeting: true,
    swaps: { profile_id: outOfReach },
  },
  'DELETE /api/chat.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: READABLE,
    swaps: { conversation_id: otherConversations, profile_id: outOfReach },
  },
}

type Circumstances = { readonly caller: Caller; readonly world: World }

/** A visitor has none, and names another caller's. */
function conversationOf({ caller, world }: Circumstances): string {
  return world.conversations.get(caller.kind) ?? world.conversations.get('free')!
}

function otherConversations({ conversations }: World) {
  return { others: conversations.get('premium')!, deleted: conversations.get('deleted')! }
}

/** A member of another site, and one who has gone. */
function outOfReach({ hidden }: World) {
  return { others: hidden.elsewhere.id, deleted: hidden.deleted.id }
}

function targetUnlessBlocked(text: string, { caller }: Circumstances): void {
  const isShown = isSession(caller.kind) && caller.kind !== 'blocked'
  expect(text.includes(caller.target.id), 'the target is shown').toBe(isShown)
}
