/** Around a screen: the default site, the bare chat, a landing page, or nothing at all. */
export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'

type RouteDefinition = {
  readonly path: `/${string}`
  readonly layout: LayoutName
  /**
   * The callers it opens for: anyone, members only, or visitors only (a member is sent to the profile it is about, or
   * home).
   */
  readonly access: 'anyone' | 'member' | 'visitor'
  /** Whether search engines may know it. Everything else is noindex. */
  readonly isPublic?: true
}

const lander = <Path extends `/${string}`>(path: Path) =>
  ({ path, layout: 'lander', access: 'visitor', isPublic: true }) as const

/** Every route of the product by name: the one place where paths stand. Navigation goes by name. */
export const ROUTES = {
  index: { path: '/', layout: 'default', access: 'anyone', isPublic: true },
  login: { path: '/login', layout: 'default', access: 'visitor' },
  'lang-config': { path: '/lang-config', layout: 'default', access: 'anyone' },
  pricing: {
    path: '/pricing',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  complaints: {
    path: '/complaints',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  notice: {
    path: '/notice',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  statement: {
    path: '/statement',
    layout: 'default',
    access: 'anyone',
  },
  withdraw: {
    path: '/withdraw',
    layout: 'default',
    access: 'anyone',
  },
  age: { path: '/age', layout: 'default', access: 'anyone' },
  'pages-accessibility': {
    path: '/pages/accessibility',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-ban': {
    path: '/pages/ban',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-cookies': {
    path: '/pages/cookies',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-faq': {
    path: '/pages/faq',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-privacy': {
    path: '/pages/privacy',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-return-policy': {
    path: '/pages/return-policy',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-safety': {
    path: '/pages/safety',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-service': {
    path: '/pages/service',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },
  'pages-terms': {
    path: '/pages/terms',
    layout: 'default',
    access: 'anyone',
    isPublic: true,
  },

  signup: { path: '/signup', layout: 'default', access: 'visitor' },
  'complete-signup': {
    path: '/complete-signup',
    layout: 'empty',
    access: 'anyone',
  },
  'signup-matches': {
    path: '/signup-matches',
    layout: 'default',
    access: 'member',
  },
  start: { path: '/start', layout: 'empty', access: 'member' },
  'activate-done': {
    path: '/activate/done',
    layout: 'default',
    access: 'anyone',
  },
  'activate-error': {
    path: '/activate/error',
    layout: 'default',
    access: 'anyone',
  },
  'reset-password': {
    path: '/reset-password',
    layout: 'default',
    access: 'anyone',
  },
  'reset-password-do': {
    path: '/reset-password/do',
    layout: 'default',
    access: 'anyone',
  },
  'mail-change-do': {
    path: '/mail-change/do',
    layout: 'default',
    access: 'anyone',
  },
  'undo-change': { path: '/undo-change', layout: 'default', access: 'anyone' },
  unsubscribe: { path: '/unsubscribe', layout: 'default', access: 'anyone' },
  'account-deleted': {
    path: '/account-deleted',
    layout: 'default',
    access: 'anyone',
  },
  profile: { path: '/profile', layout: 'default', access: 'member' },
  notifications: { path: '/notifications', layout: 'default', access: 'member' },

  'for-you': { path: '/for-you', layout: 'default', access: 'member' },
  members: { path: '/members', layout: 'default', access: 'anyone' },
  'members-id': { path: '/members/:id', layout: 'default', access: 'anyone' },
  'members-id-chat': {
    path: '/members/:id/chat',
    layout: 'chat',
    access: 'member',
  },
  'members-id-signup': {
    path: '/members/:id/signup',
    layout: 'lander',
    access: 'visitor',
  },
  'members-id-landing': {
    path: '/members/:id/landing',
    layout: 'lander',
    access: 'visitor',
  },
  'members-id-landing2': {
    path: '/members/:id/landing2/:slug?',
    layout: 'lander',
    access: 'visitor',
  },
  'members-id-landing3': {
    path: '/members/:id/landing3/:slug?',
    layout: 'lander',
    access: 'visitor',
  },
  likes: { path: '/likes', layout: 'default', access: 'member' },
  'likes-type': { path: '/likes/:type', layout: 'default', access: 'member' },
  'likes-m-id': { path: '/likes/m/:id', layout: 'default', access: 'member' },
  'swipe-game': { path: '/swipe-game', layout: 'default', access: 'member' },
  'match-finder': {
    path: '/match-finder',
    layout: 'default',
    access: 'member',
  },

  chats: { path: '/chats', layout: 'default', access: 'member' },
  'chats-id': { path: '/chats/:id', layout: 'chat', access: 'member' },

  premium: { path: '/premium', layout: 'default', access: 'member' },
  credits: { path: '/credits', layout: 'default', access: 'member' },
  'credits-repeat-order': {
    path: '/credits/repeat-order',
    layout: 'default',
    access: 'member',
  },
  'credits-id-paymentmethod': {
    path: '/credits/:id/:paymentmethod?',
    layout: 'default',
    access: 'member',
  },
  directdebit: { path: '/directdebit', layout: 'default', access: 'member' },
  transactions: {
    path: '/transactions/:id?',
    layout: 'default',
    access: 'member',
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

/** Where a member belongs after login. */
export const HOME = 'members'
