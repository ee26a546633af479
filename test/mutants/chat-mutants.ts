import type { Mutant } from './mutant.ts'

const SEND = 'src/server/features/chats/send-statement.ts'
const SEND_TEST = 'src/server/features/chats/send-message.test.ts'
const RULES_TEST = 'src/server/features/chats/send-rules.test.ts'

/** Faults in chat. */
export const CHAT_MUTANTS: readonly Mutant[] = [
  {
    name: 'messages that are paid for without looking',
    file: SEND,
    find: 'where credit_account.id = purse.id and (is_free or balance >= ${cost})',
    replace: 'where credit_account.id = purse.id',
    test: { file: SEND_TEST, name: 'with credits for one message, one of 10 at once' },
  },
  {
    name: 'messages that forget their client id',
    file: SEND,
    find: '${memberId}, ${clientId}, ${kind}',
    replace: '${memberId}, gen_random_uuid(), ${kind}',
    test: { file: SEND_TEST, name: 'sent fifty times at once' },
  },
  {
    name: 'messages that are announced before they are there',
    file: 'src/server/features/chats/send-message.ts',
    find: 'const sent = (await sendAtOnce(db, sending))',
    replace:
      'events.publish([sending.viewer.memberId, sending.profileId])\n  events = { ...events, publish: () => undefined }\n  const sent = (await sendAtOnce(db, sending))',
    test: { file: SEND_TEST, name: 'a message is heard at once' },
  },
  {
    name: 'messages to whoever has blocked one',
    file: SEND,
    find: '.where(isFarewell ? isThereFor(viewer) : isVisibleTo(viewer))',
    replace: '',
    test: { file: RULES_TEST, name: 'a block ends a conversation' },
  },
  {
    name: 'numbers of messages that are read before they are raised',
    file: SEND,
    find: 'set last_seq = last_seq + 1\n',
    replace:
      'set last_seq = (select max(seq) + 1 from message where conversation_id = conversation.id)\n',
    test: { file: SEND_TEST, name: 'messages of many writers are numbered' },
  },
  {
    // As a bigserial gives them: taken at once, and not held until the commit.
    name: 'numbers of events that are taken as from a sequence',
    file: 'src/server/events/with-events.ts',
    find: 'await writeEvents(tx, told, now)\n',
    replace: `const { sql } = await import('kysely')
    for (const { memberId, event: { kind, ...data } } of told) await sql\`
      insert into member_event (member_id, seq, kind, data, created_at)
      values (\${memberId}, \${await nextNumber(memberId)}, \${kind}, \${JSON.stringify(data)}, \${now})\`.execute(tx)
    async function nextNumber(memberId: string) {
      const { rows } = await sql<{ seq: number }>\`
        insert into event_counter (member_id, seq) values (\${memberId}, 1)
        on conflict (member_id) do update set seq = event_counter.seq + 1 returning seq\`.execute(db)
      return rows[0]?.seq
    }\n`,
    test: {
      file: 'src/server/events/with-events.test.ts',
      name: 'whoever is told later waits for a teller who is held up',
    },
  },
  {
    name: 'a third conversation for free members',
    file: 'src/server/features/chats/begin-conversation.ts',
    find: 'written_conversations.count < ${FREE_CONVERSATIONS}',
    replace: 'written_conversations.count <= ${FREE_CONVERSATIONS}',
    test: { file: RULES_TEST, name: 'of ten first messages at once' },
  },
  {
    name: 'messages of unconfirmed members that arrive',
    file: SEND,
    find: '(side.member_id = ${memberId} or not sender.is_held)',
    replace: 'true',
    test: { file: RULES_TEST, name: 'until an address is confirmed' },
  },
  {
    name: 'counts of unread messages that are taken while others are written',
    file: 'src/server/features/chats/caller.ts',
    find: "    .forNoKeyUpdate('side')\n",
    replace: '',
    test: {
      file: 'src/server/features/chats/mark-chat.test.ts',
      name: 'times a message and a mark',
    },
  },
  {
    name: 'whispers that are heard through a block',
    file: 'src/server/events/open-streams.ts',
    find: 'const isShown = visible.has(whisper.profile_id)',
    replace: 'const isShown = visible.size >= 0',
    test: {
      file: 'src/server/features/chats/whispers.test.ts',
      name: 'after a block no whisper, message or mark arrives',
    },
  },
  {
    name: 'messages that count again when they are said again',
    file: 'src/server/features/chats/send-message.ts',
    find: 'if (sent.newId === null)',
    replace: 'if (sent.seq < 0)',
    test: {
      file: 'src/server/features/chats/send-limit.test.ts',
      name: 'what was sent before neither counts nor is refused',
    },
  },
  {
    name: 'welcome credits that go to fictional profiles unasked',
    file: 'src/server/features/chats/send-message.ts',
    find: 'if (rows.length > 0) throw',
    replace: 'if (rows.length > 1) throw',
    test: {
      file: 'src/server/features/chats/fictional-consent.test.ts',
      name: 'welcome credits begin no conversation',
    },
  },
  {
    name: 'marks that call read what was never seen',
    file: 'src/server/features/chats/mark-chat.ts',
    find: 'Math.min(hiddenUpTo(side), marks.read_seq)',
    replace: '0',
    test: {
      file: 'src/server/features/chats/mark-chat.test.ts',
      name: 'what was removed unread is never called read',
    },
  },
]
