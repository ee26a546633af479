import type { Screen } from './screen.ts'

/** The landing pages. What each shows is its own; what it loads is the same. */
export const LANDER_SCREENS = {
  'landers-alonetonight': {
    module: 'src/web/landers/alonetonight/alonetonight.tsx',
    load: async () => (await import('#web/landers/alonetonight/alonetonight.tsx')).Alonetonight,
    areas: ['lander', 'alonetonight'],
    head: 'alonetonight',
    data: loadLander,
  },
  'landers-collagelanding': {
    module: 'src/web/landers/collagelanding/collagelanding.tsx',
    load: async () =>
      (await import('#web/landers/collagelanding/collagelanding.tsx')).Collagelanding,
    areas: ['lander', 'collagelanding', 'profile-words'],
    head: 'collagelanding',
    data: loadLander,
  },
  'landers-gallery': {
    module: 'src/web/landers/gallery/gallery.tsx',
    load: async () => (await import('#web/landers/gallery/gallery.tsx')).Gallery,
    areas: ['lander', 'gallery'],
    head: 'gallery',
    data: loadLander,
  },
  'landers-iconslanding': {
    module: 'src/web/landers/iconslanding/iconslanding.tsx',
    load: async () => (await import('#web/landers/iconslanding/iconslanding.tsx')).Iconslanding,
    areas: ['lander', 'iconslanding', 'profile-words'],
    head: 'iconslanding',
    data: loadLander,
  },
  'landers-maplanding': {
    module: 'src/web/landers/maplanding/maplanding.tsx',
    load: async () => (await import('#web/landers/maplanding/maplanding.tsx')).Maplanding,
    areas: ['lander', 'maplanding'],
    head: 'maplanding',
    data: loadLander,
  },
  'landers-socialnetwork': {
    module: 'src/web/landers/socialnetwork/socialnetwork.tsx',
    load: async () => (await import('#web/landers/socialnetwork/socialnetwork.tsx')).Socialnetwork,
    areas: ['lander', 'socialnetwork'],
    head: 'socialnetwork',
    data: loadLander,
  },
  'landers-tinderswipe': {
    module: 'src/web/landers/tinderswipe/tinderswipe.tsx',
    load: async () => (await import('#web/landers/tinderswipe/tinderswipe.tsx')).Tinderswipe,
    areas: ['lander', 'tinderswipe'],
    head: 'tinderswipe',
    data: loadLander,
  },
  'landers-transitionsvideolanding': {
    module: 'src/web/landers/transitionsvideolanding/transitionsvideolanding.tsx',
    load: async () =>
      (await import('#web/landers/transitionsvideolanding/transitionsvideolanding.tsx'))
        .Transitionsvideolanding,
    areas: ['lander', 'transitionsvideolanding'],
    head: 'transitionsvideolanding',
    data: loadLander,
  },
  'landers-video': {
    module: 'src/web/landers/video/video.tsx',
    load: async () => (await import('#web/landers/video/video.tsx')).Video,
    areas: ['lander', 'video'],
    head: 'video',
    data: loadLander,
  },
} as const satisfies Record<string, Screen>

async function loadLander(args: Parameters<NonNullable<Screen['data']>>[0]) {
  const loading = await import('#web/landers/door/load-lander.ts')
  return loading.loadLander(args)
}

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
