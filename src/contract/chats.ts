import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { SeqRange } from './events.ts'
import { ClientId, freeText } from './fields.ts'
import { Id } from './id.ts'
import { LikeComment } from './like-comment.ts'
import { MemberCard } from './member-card.ts'
import { PHOTO_REFUSALS } from './photos.ts'
import { INTERESTS } from './settings.ts'

/** The gifts there are; each costs gift_credits. */
export const GIFTS = [
  'rose',
  'coffee',
  'bubbles',
  'chocolate',
  'cake',
  'ring',
  'teddy',
  'bouquet',
  'cocktail',
  'candle',
  'oyster',
  'star',
] as const
export type Gift = (typeof GIFTS)[number]

/** The signs a member can answer a message with instead of writing. */
export const REACTIONS = ['heart', 'laugh', 'wow', 'sad', 'fire', 'thumbs_up'] as const
export type Reaction = (typeof REACTIONS)[number]

/** How many conversations a free member can write in. */
export const FREE_CONVERSATIONS = 2
/** How many conversations a member can keep on top of the list. */
export const MOST_PINNED = 5
/** How many of the latest messages of a conversation a free member sees. */
export const FREE_HISTORY = 30
/** For how long a sender can delete a message. */
export const DELETE_MINUTES = 15
/** No message is longer than this, whatever a site allows. */
const LONGEST_TEXT = 2000

/** The number of a message in its conversation: the first is 1, and none is left out. */
const Seq = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
const GivenSeq = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000))

/** What a message quotes, or what a list shows of it: never more than a line. */
export const MessageLine = z.object({
  seq: Seq,
  is_own: z.boolean(),
  kind: z.enum(['text', 'photo', 'gift']),
  /** The beginning of the text; empty where it is not to be seen. */
  text: z.string(),
  gift: z.nullable(z.enum(GIFTS)),
  state: z.enum(['there', 'deleted', 'erased']),
  has_hidden_word: z.boolean(),
  created_at: z.iso.datetime(),
})
export type MessageLine = z.infer<typeof MessageLine>

export const Message = z.object({
  id: z.uuid(),
  seq: Seq,
  is_own: z.boolean(),
  /** The id that the sender's browser gave the message; null in messages of the partner. */
  client_id: z.nullable(ClientId),
  kind: z.enum(['text', 'photo', 'gift']),
  text: z.string(),
  gift: z.nullable(z.enum(GIFTS)),
  photo: z.nullable(
    z.object({
      filename: z.string(),
      /**
       * Shown first when the photo is from a partner whom the reader has not answered; the reader asks for the sharp
       * one.
       */
      blurred_filename: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** Deleted by its sender, or erased with the sender's account: only its place is left. */
  state: z.enum(['there', 'deleted', 'erased']),
  /** Whether it has a word in it that the reader does not want to see. */
  has_hidden_word: z.boolean(),
  reply_to: z.nullable(MessageLine),
  my_reaction: z.nullable(z.enum(REACTIONS)),
  their_reaction: z.nullable(z.enum(REACTIONS)),
  created_at: z.iso.datetime(),
})
export type Message = z.infer<typeof Message>

/**
 * Whether the member can write, and if not, why: the partner is away for good or for now, or the member is invisible.
 */
export const CanWrite = z.enum(['yes', 'unreachable', 'invisible'])

/** A conversation as one of the two sees it. */
export const Chat = z.object({
  conversation: z.nullable(z.object({ id: z.uuid() })),
  /** Null once the partner has left. */
  profile: z.nullable(z.extend(MemberCard, { is_liked: z.boolean() })),
  num_unread_messages: z.int(),
  last_message: z.nullable(MessageLine),
  can_write: CanWrite,
  /** Without notice of what is new in it, and without a part in any number. */
  is_muted: z.boolean(),
  /** On top of the list. */
  is_pinned: z.boolean(),
  /** Out of the list, until there is something new in it. */
  is_archived: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/**
 * Conversations, the latest first, page by page, and on top of the first page those that are pinned; or those that are archived;
 * or of all of them those with these words in the partner's name or the last message.
 */
export const listChats = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  access: 'member',
  input: z.object({
    words: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    archived: z.optional(z.literal('yes')),
    after: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
  }),
  output: z.object({
    chats: z.array(Chat),
    /** Messages in all conversations that were not read; the counting stops at 100. */
    total_unread: z.int(),
    /** How many are archived; the counting stops at 100. */
    num_archived: z.int(),
    next: z.nullable(z.string()),
  }),
})

const OneChat = {
  conversation_id: z.optional(Id),
  profile_id: z.optional(Id),
}

/**
 * One conversation, by its id or by the partner's, and a page of its messages: the latest ones, those before a number,
 * or those after it. Before the first message it is empty.
 */
export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  access: 'member',
  input: z.object({ ...OneChat, before: z.optional(GivenSeq), after: z.optional(GivenSeq) }),
  output: z.object({
    chat: z.extend(Chat, {
      /** Up to which message the member has read, and the partner, as far as the partner shows it. */
      read_seq: z.int(),
      their_read_seq: z.int(),
      /** What the other never had on the screen before that, if anything: removed unread, or older than a free member sees. */
      their_unseen: z.optional(z.array(SeqRange)),
      their_delivered_seq: z.int(),
      /** Whether both have written: until then links stay words, and photos blurred. */
      both_wrote: z.boolean(),
      /** Whether messages are held until the member confirms the e-mail address. */
      is_held: z.boolean(),
      shared_interests: z.array(z.enum(INTERESTS)),
      /** Whether both like each other, and whether both live in the same town, which no fictional profile does. */
      is_match: z.boolean(),
      is_same_town: z.boolean(),
      /** What the two said with their likes: it stands before the first message. */
      their_comment: z.optional(LikeComment),
      my_comment: z.optional(LikeComment),
      /** The first message that a new member could not pay for: it waits in the input. */
      draft: z.nullable(z.string()),
    }),
    messages: z.array(Message),
    /** Whether there are messages before these; with `premium`, only premium members see them. */
    older: z.enum(['none', 'more', 'premium']),
  }),
  refusals: ['NOT_FOUND'],
})

/** Removes a conversation from the member's own list. It comes back with the next message, without the earlier ones. */
export const removeChat = endpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  access: 'member',
  input: z.strictObject(OneChat),
  output: z.object({ total_unread: z.int() }),
  refusals: ['NOT_FOUND'],
})

/** Up to which message the member has received, and up to which they have read. Marks only ever go up. */
export const markChat = endpoint({
  method: 'PUT',
  path: '/api/chat.php',
  access: 'member',
  input: z.strictObject({
    conversation_id: Id,
    delivered_seq: z.optional(Seq),
    read_seq: z.optional(Seq),
  }),
  output: z.object({ num_unread_messages: z.int(), total_unread: z.int() }),
  refusals: ['NOT_FOUND'],
})

/** Mutes, pins or archives a conversation in the member's own list, or ends that. The partner hears nothing of it. */
export const arrangeChat = endpoint({
  method: 'PUT',
  path: '/api/chat-list.php',
  access: 'member',
  input: z.strictObject({
    conversation_id: Id,
    is_muted: z.optional(z.boolean()),
    is_pinned: z.optional(z.boolean()),
    is_archived: z.optional(z.boolean()),
  }),
  output: z.object({ total_unread: z.int() }),
  refusals: ['NOT_FOUND', 'PIN_LIMIT'],
})

const SEND_REFUSALS = [
  'NOT_FOUND',
  'CLIENT_ID_REUSED',
  'INSUFFICIENT_CREDITS',
  'CONVERSATION_LIMIT',
  'INVISIBLE',
  'FICTIONAL_CONSENT',
] as const

const Sent = z.object({
  conversation_id: z.uuid(),
  message: Message,
  /** What is left after it, and whether the first text to a person is still free. */
  credits: z.int(),
  has_free_message: z.boolean(),
})

const Sending = {
  client_id: ClientId,
  profile_id: Id,
  reply_to: z.optional(Seq),
  /** That a sender who has bought nothing wants to spend welcome credits on a fictional profile. */
  accepts_fictional: z.optional(z.literal('yes')),
}

/** Sends a text or a gift, with a text or without. It is sent and paid for once, however often it is said. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/message.php',
  access: 'member',
  input: z.strictObject({
    ...Sending,
    text: freeText(LONGEST_TEXT),
    gift: z.optional(z.enum(GIFTS)),
  }),
  output: Sent,
  refusals: SEND_REFUSALS,
})

/** Sends a photo: the body is the file. */
export const sendPhoto = endpoint({
  method: 'POST',
  path: '/api/message-photo.php',
  access: 'member',
  takesFile: true,
  input: z.object({ ...Sending, reply_to: z.optional(GivenSeq) }),
  output: Sent,
  refusals: [...SEND_REFUSALS, ...PHOTO_REFUSALS, 'AGE_PROOF_NEEDED'],
})

const OneMessage = { conversation_id: Id, seq: Seq }

/** Deletes the member's own recent message. Its place stays, and what it cost. */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/message.php',
  access: 'member',
  input: z.strictObject(OneMessage),
  output: z.object({ message: Message }),
  refusals: ['NOT_FOUND', 'TOO_LATE'],
})

/** Answers a message of the other one with a sign, or takes it back with null. */
export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/api/message.php',
  access: 'member',
  input: z.strictObject({ ...OneMessage, reaction: z.nullable(z.enum(REACTIONS)) }),
  output: z.object({ message: Message }),
  refusals: ['NOT_FOUND', 'INVISIBLE'],
})

/** The member is typing to a partner at this moment. The partner hears of it at once or not at all. */
export const tellTyping = endpoint({
  method: 'POST',
  path: '/api/typing.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND', 'INVISIBLE'],
})
