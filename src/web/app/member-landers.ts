import type { Screen } from './screen.ts'

/** A member's own landing pages, by the names of their routes. */
export const MEMBER_LANDERS = {
  'members-id-signup': {
    module: 'src/web/landers/member-signup/member-signup.tsx',
    load: async () => (await import('#web/landers/member-signup/member-signup.tsx')).MemberSignup,
    areas: [],
    data: async (args) =>
      (await import('#web/landers/member-signup/lead-to-signup.ts')).leadToSignup(args),
  },
  'members-id-landing': {
    ...memberLander(),
    module: 'src/web/landers/landing/landing.tsx',
    load: async () => (await import('#web/landers/landing/landing.tsx')).Landing,
    areas: ['lander', 'landing', 'profile-words', 'icebreakers'],
  },
  'members-id-landing2': {
    ...memberLander(),
    module: 'src/web/landers/landing2/landing2.tsx',
    load: async () => (await import('#web/landers/landing2/landing2.tsx')).Landing2,
    areas: ['lander', 'landing', 'profile-words'],
  },
  'members-id-landing3': {
    ...memberLander(),
    module: 'src/web/landers/landing3/landing3.tsx',
    load: async () => (await import('#web/landers/landing3/landing3.tsx')).Landing3,
    areas: ['lander', 'landing', 'profile-words', 'icebreakers'],
  },
} satisfies Record<string, Screen>

function memberLander(): Pick<Screen, 'head' | 'data'> {
  return {
    head: 'landing',
    data: async (args) => (await import('#web/landers/door/load-lander.ts')).loadLanderMember(args),
  }
}
