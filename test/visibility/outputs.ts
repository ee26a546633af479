import type { z } from 'zod/mini'
import { unblockMember } from '#contract/account.ts'
import { getChat, listChats, removeChat, sendMessage, tellTyping } from '#contract/chats.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getForYou } from '#contract/for-you.ts'
import { getLander, getLanderMember } from '#contract/landers.ts'
import { autoLike, likeMember, listLikes, seeLike, unlikeMember } from '#contract/likes.ts'
import { findMatches } from '#contract/match-finder.ts'
import { blockMember, getMember, lookAtMember } from '#contract/members.ts'
import { listOnline } from '#contract/online.ts'
import { reportMember } from '#contract/reports.ts'
import {
  countMembers,
  getSearchHints,
  listJustOnline,
  listSavedSearches,
  searchMembers,
} from '#contract/search.ts'
import { getSignupMatches, getSignupTarget } from '#contract/signup.ts'
import { getStart } from '#contract/start.ts'
import { getSwipeGame, swipe } from '#contract/swipe-game.ts'
import { getUser } from '#contract/user.ts'
import { sealed } from '#test/sealed.ts'

/** One call that can show members, as a table can hold it. */
type Output = { readonly endpoint: Endpoint; readonly input: object; readonly forVisitors?: true }

function output<E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  more: { forVisitors?: true } = {},
): Output {
  return { endpoint, input: input as object, ...more }
}

const EVERYBODY = { gender: 'both', country: 'NL' } as const
const ALSO_FOR_VISITORS = { forVisitors: true } as const

/**
 * Every answer that lists or counts members. A hidden member leaves no trace in any of them: each is the same as if
 * they had never been. A new endpoint that can show a member is one line here.
 */
export function outputs(bystanderId: string): Readonly<Record<string, Output>> {
  return {
    search: output(searchMembers, EVERYBODY, ALSO_FOR_VISITORS),
    'search with wishes': output(searchMembers, { ...EVERYBODY, hair_color: 'red' }),
    'number of a search': output(countMembers, EVERYBODY, ALSO_FOR_VISITORS),
    'just online': output(
      listJustOnline,
      { ...EVERYBODY, ...sealed('2020-01-01T00:00:00Z') },
      ALSO_FOR_VISITORS,
    ),
    hints: output(getSearchHints, { ...EVERYBODY, hair_color: 'black' }, ALSO_FOR_VISITORS),
    'saved searches': output(listSavedSearches, {}),
    'landing page': output(getLander, {}, ALSO_FOR_VISITORS),
    'landing page of a niche': output(getLander, { slug: 'bdsmnl' }, ALSO_FOR_VISITORS),
    'online list': output(listOnline, { limit: 12 }, ALSO_FOR_VISITORS),
    'a profile and those like it': output(
      getMember,
      { profile_id: bystanderId },
      ALSO_FOR_VISITORS,
    ),
    'likes received': output(listLikes, { type: 'received' }),
    'likes given': output(listLikes, { type: 'given' }),
    matches: output(listLikes, { type: 'matches' }),
    'auto-like': output(autoLike, {}),
    'number of new likes': output(getUser, {}),
    'swipe game': output(getSwipeGame, {}),
    'for you': output(getForYou, {}),
    'guided start': output(getStart, {}),
    'match finder': output(findMatches, { gender: 'both' }),
    'signup matches': output(getSignupMatches, {}),
    chats: output(listChats, {}),
  }
}

/** A call about one member, by their id. */
type Targeted = {
  readonly endpoint: Endpoint
  readonly input: (profileId: string, clientId: string) => object
  /** Whether it knows whom the caller has blocked: it may answer otherwise then. */
  readonly knowsOwnBlock?: true
  /** Whether it goes on with a conversation while the partner hides, or has left. */
  readonly knowsConversation?: true
}

/** Every call about one member. About a hidden member each answers exactly as about one who does not exist. */
export const TARGETED: Readonly<Record<string, Targeted>> = {
  profile: about(getMember),
  'own landing page': about(getLanderMember),
  'signup target': about(getSignupTarget),
  like: about(likeMember),
  unlike: about(unlikeMember),
  'see like': about(seeLike),
  look: about(lookAtMember),
  'swipe like': about(swipe, { choice: 'like' }),
  'swipe pass': about(swipe, { choice: 'pass' }),
  'a message': {
    endpoint: sendMessage,
    input: (profileId, clientId) => ({ client_id: clientId, profile_id: profileId, text: 'Hoi' }),
  },
  typing: about(tellTyping),
  chat: { ...about(getChat), knowsConversation: true },
  'remove chat': { ...about(removeChat), knowsConversation: true },
  block: { ...about(blockMember), knowsOwnBlock: true, knowsConversation: true },
  unblock: { ...about(unblockMember), knowsOwnBlock: true },
  report: {
    endpoint: reportMember,
    input: (profileId, clientId) => ({
      client_id: clientId,
      profile_id: profileId,
      subject: 'member',
      reason: 'something_else',
      explanation: 'Een verhaal van tien letters.',
      is_sincere: true,
    }),
    knowsOwnBlock: true,
  },
}

function about(endpoint: Endpoint, more: object = {}): Targeted {
  return { endpoint, input: (profileId) => ({ profile_id: profileId, ...more }) }
}
