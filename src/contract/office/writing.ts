import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { ClientId, freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'

/** So many conversations one writer may hold at once. */
export const MOST_HELD = 6
export const WRITING_PAGE = 50
/** So long the office waits for news before it answers that there is none. */
export const WATCH_MS = 15_000

export const ASKS = ['what-you-are', 'to-meet'] as const
export const CARE_SIGNS = ['illness', 'debt', 'loneliness', 'age', 'spending'] as const
export const ANSWER_KINDS = ['answer', 'honest', 'pause'] as const
/** Why an answer is refused: it denies, promises, asks for contact or money, or asks somebody who could not pay for a reply. */
export const ANSWER_FAULTS = ['denies', 'promises', 'contact', 'money', 'lures'] as const
export type AnswerFault = (typeof ANSWER_FAULTS)[number]

const Moment = z.iso.datetime()
const Words = freeText(2000)
const Colleague = z.object({ operator_id: z.uuid(), name: z.string() })
const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.int(),
  city: z.string(),
  has_face: z.boolean(),
})

/** A conversation with a fictional profile, as it stands in the list. */
export const WritingRow = z.object({
  id: z.uuid(),
  site_id: z.uuid(),
  language: z.string(),
  member: Person,
  profile: Person,
  /** Since when the member waits; null where the profile wrote last. */
  waiting_since: z.nullable(Moment),
  last_at: Moment,
  /** The beginning of what was said last. */
  words: z.string(),
  claim: z.nullable(z.object({ ...Colleague.shape, until: Moment })),
  /** What the member asked in what is not answered yet. */
  asks: z.nullable(z.enum(ASKS)),
  /** Whether what is not answered yet speaks of illness, debt, loneliness or age. */
  needs_care: z.boolean(),
})
export type WritingRow = z.output<typeof WritingRow>

/** Conversations with fictional profiles: who waits, the longest first, and whom the profile wrote to last. */
export const listWriting = officeEndpoint({
  method: 'GET',
  path: '/api/office/writing',
  needs: 'writing_read',
  isSign: false,
  input: z.object({
    site_id: z.optional(Id),
    holder: z.optional(z.enum(['mine', 'free'])),
    after: z.optional(z.string().check(z.regex(/^\d{1,17}_[0-9a-f-]{36}$/))),
  }),
  output: z.object({
    waiting: z.array(WritingRow),
    after: z.nullable(z.string()),
    /** Of those that nobody waits in the latest. */
    answered: z.array(WritingRow),
    count: z.object({
      waiting: z.int(),
      mine: z.int(),
      free: z.int(),
      held: z.int(),
      oldest_at: z.nullable(Moment),
    }),
    /** What has been seen so far, for `watchWriting`. */
    seen: z.string(),
  }),
})

/** Answers as soon as anything is newer than what was seen, or when it has waited long enough. */
export const watchWriting = officeEndpoint({
  method: 'GET',
  path: '/api/office/writing-changes',
  needs: 'writing_read',
  isSign: false,
  input: z.object({ since: z.optional(z.string().check(z.regex(/^\d{1,17}$/))) }),
  output: z.object({ seen: z.string() }),
})

const Line = z.object({
  seq: z.int(),
  is_theirs: z.boolean(),
  kind: z.string(),
  text: z.string(),
  at: Moment,
  is_deleted: z.boolean(),
  /** Who of the office wrote it as the profile. */
  writer: z.nullable(z.string()),
  said: z.nullable(z.enum(ANSWER_KINDS)),
  /** What the member asks with it, as long as nobody has told them. */
  asks: z.nullable(z.enum(ASKS)),
})

export const WritingDetail = z.object({
  row: WritingRow,
  /** Whether whoever asks holds it, and may answer. */
  is_mine: z.boolean(),
  messages: z.array(Line),
  has_older: z.boolean(),
  /** What the next answer must be honest about. */
  owed: z.nullable(z.enum(ASKS)),
  /** Whether something must be honest, a break be proposed, or the member be waited for, before anything else is said. */
  care: z.nullable(
    z.object({
      signs: z.array(z.enum(CARE_SIGNS)),
      /** Whether only the pause card or handing on closes it: it is about money. */
      needs_pause: z.boolean(),
    }),
  ),
  must_wait: z.boolean(),
  /** Whether the member can pay for another message. Who cannot is not asked anything. */
  can_reply: z.boolean(),
  ready: z.object({
    honest: z.array(z.string()),
    pause: z.string(),
    lines: z.array(z.string()),
  }),
  member: z.object({
    country: z.string(),
    since: Moment,
    notes: z.array(
      z.object({ id: z.uuid(), name: z.string(), text: z.string(), created_at: Moment }),
    ),
  }),
  spending: z.object({
    currency: z.string(),
    /** What the member allows themselves in a month. */
    limit_minor: z.nullable(z.int()),
    /** From where on the site asks for care. */
    care_minor: z.int(),
    month_minor: z.int(),
    /** With this profile. */
    month_credits: z.int(),
    ever_credits: z.int(),
  }),
  told: z.array(z.object({ what: z.enum(['began', 'honest', 'pause']), at: Moment })),
  profile: z.object({
    about: z.string(),
    interests: z.array(z.string()),
    brief: z.string(),
    other_members: z.int(),
  }),
})
export type WritingDetail = z.output<typeof WritingDetail>

const OfConversation = z.strictObject({ conversation_id: Id })

/** Opens a conversation, and claims it for a writer where nobody else has it. The look is in the record. */
export const openWriting = officeEndpoint({
  method: 'POST',
  path: '/api/office/writing-open',
  needs: 'writing_read',
  input: OfConversation,
  output: WritingDetail,
  refusals: ['NOT_FOUND', 'WRITING_FULL'],
})

/** A sign of who holds a conversation: the claim begins anew, and the member sees that somebody types. */
export const signWriting = officeEndpoint({
  method: 'POST',
  path: '/api/office/writing-sign',
  needs: 'writing_work',
  leavesRecord: false,
  input: z.strictObject({ ...OfConversation.shape, is_typing: z.boolean() }),
  output: z.object({ until: z.nullable(Moment) }),
  refusals: ['NOT_FOUND', 'WRITING_FULL'],
})

/** Whether words may be said as this profile now, before they are sent. */
export const checkAnswer = officeEndpoint({
  method: 'POST',
  path: '/api/office/writing-check',
  needs: 'writing_work',
  leavesRecord: false,
  input: z.strictObject({ ...OfConversation.shape, text: Words }),
  output: z.object({ fault: z.nullable(z.enum(ANSWER_FAULTS)) }),
  refusals: ['NOT_FOUND'],
})

/** Answers as the profile: own words, an honest line with or without own words after it, or the pause card. */
export const sendAnswer = officeEndpoint({
  method: 'POST',
  path: '/api/office/writing-answers',
  needs: 'writing_work',
  input: z.strictObject({
    ...OfConversation.shape,
    client_id: ClientId,
    text: Words,
    honest: z.optional(z.union([z.literal(1), z.literal(2)])),
    is_pause: z.optional(z.boolean()),
  }),
  output: z.object({ seq: z.int() }),
  refusals: [
    'NOT_FOUND',
    'CASE_CLAIMED',
    'WRITING_FULL',
    'ANSWER_REFUSED',
    'HONEST_FIRST',
    'CARE_FIRST',
    'WAIT_FOR_MEMBER',
    'CLIENT_ID_REUSED',
    'INVISIBLE',
  ],
})

/** Sees to signs with a note on the member's page. */
export const noteCare = officeEndpoint({
  method: 'POST',
  path: '/api/office/writing-care',
  needs: 'writing_work',
  input: z.strictObject({ ...OfConversation.shape, text: Words.check(z.minLength(1)) }),
  output: Empty,
  refusals: ['NOT_FOUND', 'CASE_CLAIMED', 'WRITING_FULL', 'CARE_FIRST'],
})

/** Leaves a conversation to another writer. The words, if any, become a note on the member's page. */
export const handOnWriting = officeEndpoint({
  method: 'POST',
  path: '/api/office/writing-hand-on',
  needs: 'writing_work',
  input: z.strictObject({ ...OfConversation.shape, why: Words }),
  output: Empty,
  refusals: ['NOT_FOUND', 'CASE_CLAIMED'],
})

/** The face that everybody on the site sees of one of the two. */
export const writingPicture = officeEndpoint({
  method: 'GET',
  path: '/api/office/writing-picture',
  needs: 'writing_read',
  isSign: false,
  input: z.object({ conversation_id: Id, whose: z.enum(['member', 'profile']) }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
