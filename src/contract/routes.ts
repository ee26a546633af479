/** Around a screen: the default site, the bare chat, a landing page, or nothing at all. */
export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'

type RouteDefinition = {
  readonly path: `/${string}`
  readonly layout: LayoutName
  /** Who may open it: anyone, members only, or visitors only (a member is sent to the profile it is about, or home). */
  readonly access: 'anyone' | 'member' | 'visitor'
  /** Whether search engines may know it. Everything else is noindex. */
  readonly isPublic?: true
  /** Whether its screen exists. A route without a screen answers 404, and nothing links to it. */
  readonly isServed?: true
}

const lander = <Path extends `/${string}`>(path: Path) =>
  ({ path, layout: 'lander', access: 'visitor', isPublic: true, isServed: true }) as const

/** Every route of the product by name: the one place where paths stand. Navigation goes by name. */
export const ROUTES = {
  index: { path: '/', layout: 'default', access: 'anyone', isPublic: true, isServed: true },
  login: { path: '/login', layout: 'default', access: 'visitor', isServed: true },
  'lang-config': { path: '/lang-config', layout: 'default', access: 'anyone', isServed: true },
  pricing: {
    path: '/pricing',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  complaints: {
    path: '/complaints',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-ban': {
    path: '/pages/ban',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-cookies': {
    path: '/pages/cookies',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-faq': {
    path: '/pages/faq',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-privacy': {
    path: '/pages/privacy',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-return-policy': {
    path: '/pages/return-policy',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-service': {
    path: '/pages/service',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },
  'pages-terms': {
    path: '/pages/terms',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
    isServed: true,
  },

  signup: { path: '/signup', layout: 'default', access: 'visitor', isServed: true },
  'complete-signup': {
    path: '/complete-signup',
    layout: 'empty',
    access: 'anyone',
    isServed: true,
  },
  'signup-matches': {
    path: '/signup-matches',
    layout: 'default',
    access: 'member',
    isServed: true,
  },
  'activate-done': {
    path: '/activate/done',
    layout: 'default',
    access: 'anyone',
    isServed: true,
  },
  'activate-error': {
    path: '/activate/error',
    layout: 'default',
    access: 'anyone',
    isServed: true,
  },
  'reset-password': {
    path: '/reset-password',
    layout: 'default',
    access: 'anyone',
    isServed: true,
  },
  'reset-password-do': {
    path: '/reset-password/do',
    layout: 'default',
    access: 'anyone',
    isServed: true,
  },
  'mail-change-do': {
    path: '/mail-change/do',
    layout: 'default',
    access: 'anyone',
    isServed: true,
  },
  'undo-change': { path: '/undo-change', layout: 'default', access: 'anyone', isServed: true },
  unsubscribe: { path: '/unsubscribe', layout: 'default', access: 'anyone', isServed: true },
  'account-deleted': {
    path: '/account-deleted',
    layout: 'default',
    access: 'anyone',
    isServed: true,
  },
  profile: { path: '/profile', layout: 'default', access: 'member', isServed: true },
  notifications: { path: '/notifications', layout: 'default', access: 'member', isServed: true },

  members: { path: '/members', layout: 'default', access: 'anyone', isServed: true },
  'members-id': { path: '/members/:id', layout: 'default', access: 'anyone', isServed: true },
  'members-id-chat': {
    path: '/members/:id/chat',
    layout: 'chat',
    access: 'member',
    isServed: true,
  },
  'members-id-signup': {
    path: '/members/:id/signup',
    layout: 'lander',
    access: 'visitor',
    isServed: true,
  },
  'members-id-landing': {
    path: '/members/:id/landing',
    layout: 'lander',
    access: 'visitor',
    isServed: true,
  },
  'members-id-landing2': {
    path: '/members/:id/landing2/:slug?',
    layout: 'lander',
    access: 'visitor',
    isServed: true,
  },
  'members-id-landing3': {
    path: '/members/:id/landing3/:slug?',
    layout: 'lander',
    access: 'visitor',
    isServed: true,
  },
  likes: { path: '/likes', layout: 'default', access: 'member', isServed: true },
  'likes-type': { path: '/likes/:type', layout: 'default', access: 'member', isServed: true },
  'likes-m-id': { path: '/likes/m/:id', layout: 'default', access: 'member', isServed: true },
  'swipe-game': { path: '/swipe-game', layout: 'default', access: 'member', isServed: true },
  'match-finder': {
    path: '/match-finder',
    layout: 'default',
    access: 'member',
    isServed: true,
  },

  chats: { path: '/chats', layout: 'default', access: 'member', isServed: true },
  'chats-id': { path: '/chats/:id', layout: 'chat', access: 'member', isServed: true },

  premium: { path: '/premium', layout: 'default', access: 'member', isServed: true },
  credits: { path: '/credits', layout: 'default', access: 'member', isServed: true },
  'credits-repeat-order': {
    path: '/credits/repeat-order',
    layout: 'default',
    access: 'member',
    isServed: true,
  },
  'credits-id-paymentmethod': {
    path: '/credits/:id/:paymentmethod?',
    layout: 'default',
    access: 'member',
    isServed: true,
  },
  directdebit: { path: '/directdebit', layout: 'default', access: 'member', isServed: true },
  transactions: {
    path: '/transactions/:id?',
    layout: 'default',
    access: 'member',
    isServed: true,
  },

  'landers-tinderswipe': lander('/landers/tinderswipe'),
  'landers-alonetonight': lander('/landers/alonetonight/:slug?'),
  'landers-collagelanding': lander('/landers/collagelanding/:slug?'),
  'landers-gallery': lander('/landers/gallery/:slug?'),
  'landers-iconslanding': lander('/landers/iconslanding/:slug?'),
  'landers-maplanding': lander('/landers/maplanding/:slug?'),
  'landers-socialnetwork': lander('/landers/socialnetwork/:slug?'),
  'landers-transitionsvideolanding': lander('/landers/transitionsvideolanding/:slug?'),
  'landers-video': lander('/landers/video/:slug?'),
} as const satisfies Record<string, RouteDefinition>

type Routes = typeof ROUTES
export type RouteName = keyof Routes
export type ServedRouteName = {
  [Name in RouteName]: Routes[Name] extends { isServed: true } ? Name : never
}[RouteName]

type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown

/** The parameters a route's path needs; `unknown` where it needs none. */
export type RouteParams<Name extends RouteName> = ParamsIn<Routes[Name]['path']>

/** The path of a route with its parameters filled in. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: unknown extends RouteParams<Name> ? [] : [RouteParams<Name>]
): string {
  const values = (params ?? {}) as Record<string, string | undefined>
  return ROUTES[name].path
    .replaceAll(/\/:(\w+)\??/g, (_, key: string) =>
      values[key] === undefined ? '' : `/${encodeURIComponent(values[key])}`,
    )
    .replace(/^$/, '/')
}

export function isServed(name: RouteName): name is ServedRouteName {
  return 'isServed' in ROUTES[name]
}

/** Where a member belongs after login: the search, or the first page while there is none. */
export const HOME = (isServed('members') ? 'members' : 'index') as ServedRouteName
