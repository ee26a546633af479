import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { canSeeTarget, forEveryone, forMembers, isSession, type Row } from './row.ts'
import type { Caller, World } from './world.ts'
import { sealed } from '#test/sealed.ts'

/** Where members find each other. */
export const MEMBER_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/like.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: {
      ...forMembers(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    swaps: { profile_id: outOfReach },
  },
  'POST /api/like-comment.php': {
    // Nothing is said: they have written to each other.
    input: ({ caller, world }) => ({
      profile_id: caller.target.id,
      part: 'photo',
      photo_id: world.photoIds.get(caller.target.id)!,
      comment: '',
    }),
    outcomes: {
      ...forMembers(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    swaps: {
      profile_id: outOfReach,
      photo_id: ({ callers, hidden, photoIds }) => ({
        others: photoIds.get(callers.premium.target.id)!,
        deleted: photoIds.get(hidden.deleted.id)!,
      }),
    },
  },
  'DELETE /api/like.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: {
      ...forMembers(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    swaps: { profile_id: outOfReach },
  },
  'GET /api/likes.php': { input: () => ({ type: 'received' }), outcomes: forMembers(200) },
  'GET /api/auto-like.php': { outcomes: forMembers(200) },
  'PUT /api/like.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: forMembers(200),
    swaps: { profile_id: null },
  },
  'GET /api/events.php': {
    // A stream does not end: its head is the answer.
    request: ({ caller }) => ({ payloadAsStream: isSession(caller.kind) }),
    outcomes: forMembers(200),
  },
  'POST /api/look.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: forMembers(200),
    swaps: { profile_id: null },
  },
  'GET /api/for-you.php': { outcomes: forMembers(200) },
  'GET /api/start.php': { outcomes: forMembers(200) },
  'PUT /api/start.php': {
    input: () => ({ step: 'people', min_age: 30, max_age: 40, distance: 50 }),
    outcomes: forMembers(200),
  },
  'GET /api/swipe-game.php': { outcomes: forMembers(200) },
  'POST /api/swipe-game.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id, choice: 'like' }),
    outcomes: {
      ...forMembers(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    swaps: { profile_id: outOfReach },
  },
  'DELETE /api/swipe-game.php': { outcomes: forMembers('NOTHING_TO_UNDO') },
  'GET /api/match-finder.php': {
    input: () => ({ gender: 'female', interests: 'travel', distance: '25' }),
    outcomes: forMembers(200),
    shows: (text, { caller }) => {
      if (!isSession(caller.kind)) return
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller))
    },
  },
  'GET /api/members.php': {
    input: () => ({ gender: 'both', country: 'NL' }),
    outcomes: forEveryone(200),
    shows: targetIfVisible,
  },
  'GET /api/members-count.php': {
    input: () => ({ gender: 'both', country: 'NL' }),
    outcomes: forEveryone(200),
  },
  'GET /api/just-online.php': {
    input: () => ({ gender: 'both', country: 'NL', ...sealed('2026-03-01T12:00:00Z') }),
    outcomes: forEveryone(200),
    shows: targetIfVisible,
  },
  'GET /api/search-hints.php': {
    input: () => ({ gender: 'both', country: 'NL', hair_color: 'red' }),
    outcomes: forEveryone(200),
  },
  'GET /api/saved-searches.php': { outcomes: forMembers(200) },
  'POST /api/saved-searches.php': {
    input: () => ({ name: 'In de buurt', filters: { min_age: 30 } }),
    outcomes: forMembers(200),
  },
  'PUT /api/saved-searches.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ savedSearches }) => savedSearches },
  },
  'DELETE /api/saved-searches.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ savedSearches }) => savedSearches },
  },
  'GET /api/member.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: {
      ...forEveryone(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    shows: targetIfVisible,
    swaps: { profile_id: outOfReach },
  },
  'POST /api/report.php': {
    input: ({ caller }) => ({
      client_id: randomUUID(),
      profile_id: caller.target.id,
      subject: 'member',
      reason: 'scam_or_money',
      explanation: 'Vroeg mij om geld.',
      is_sincere: true,
    }),
    outcomes: {
      ...forMembers(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    swaps: {
      client_id: null,
      profile_id: outOfReach,
      subject_id: outOfReach,
    },
  },
  'POST /api/blocked.php': {
    // Callers who can see their target block another member, whom no other row needs.
    input: ({ caller, world }) => ({
      profile_id: (canSeeTarget(caller) ? world.callers.visitor : caller).target.id,
    }),
    // A member who hides can be blocked by those they have a conversation with.
    outcomes: { ...forMembers(200), blocked: 'NOT_FOUND' },
    swaps: { profile_id: outOfReach },
  },
  'GET /api/photos.php': { outcomes: forMembers(200) },
  'POST /api/photos.php': {
    input: () => ({ client_id: randomUUID() }),
    outcomes: forMembers(200),
  },
  'PUT /api/photo-crop.php': {
    input: () => ({ id: randomUUID(), crop: { x: 0, y: 0.1, width: 1, height: 0.8 } }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: somePhotos },
  },
  'PUT /api/photos.php': {
    input: () => ({ ids: [randomUUID()] }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { 'ids.0': somePhotos },
  },
  'DELETE /api/photos.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: somePhotos },
  },
  'GET /photos/:name': {
    request: ({ caller, world }) => ({
      url: `/photos/${world.photos.get(caller.target.id)}-card.webp`,
    }),
    outcomes: {
      ...forEveryone(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
  },
}

function targetIfVisible(text: string, { caller }: { readonly caller: Caller }): void {
  expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller))
}

/** A member of another site, and one who has gone. */
function outOfReach({ hidden }: World) {
  return { others: hidden.elsewhere.id, deleted: hidden.deleted.id }
}

function somePhotos({ callers, hidden, photoIds }: World) {
  const idOf = ({ id }: { readonly id: string }) => photoIds.get(id)!
  return { others: idOf(callers.free.target), deleted: idOf(hidden.deleted) }
}
