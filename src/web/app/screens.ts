import { listOnline } from '#contract/online.ts'
import type { RouteName } from '#contract/routes.ts'
import { LANDER_SCREENS, MEMBER_LANDERS } from './lander-screens.ts'
import { PAPER_SCREENS } from './paper-screens.ts'
import type { Screen } from './screen.ts'

/** Every screen that is served, by the name of its route. Each is a chunk of its own. */
export const SCREENS: Record<RouteName, Screen> = {
  index: {
    module: 'src/web/screens/index-screen.tsx',
    load: async () => (await import('#web/screens/index-screen.tsx')).IndexScreen,
    areas: ['index'],
    head: 'index',
    data: ({ call }) => call(listOnline, { limit: 4 }),
  },
  login: {
    module: 'src/web/screens/login-screen.tsx',
    load: async () => (await import('#web/screens/login-screen.tsx')).LoginScreen,
    areas: ['login', 'credentials', 'refusal'],
    head: 'login',
  },
  'lang-config': {
    module: 'src/web/screens/lang-config-screen.tsx',
    load: async () => (await import('#web/screens/lang-config-screen.tsx')).LangConfigScreen,
    areas: ['lang-config'],
    head: 'lang-config',
  },
  signup: {
    module: 'src/web/screens/signup-screen.tsx',
    load: async () => (await import('#web/screens/signup-screen.tsx')).SignupScreen,
    areas: ['signup', 'identities', 'activate', 'place', 'login', 'refusal'],
    head: 'signup',
    data: async ({ call, url }) =>
      (await import('#web/screens/load-target.ts')).loadTarget(call, url),
  },
  'complete-signup': {
    module: 'src/web/screens/complete-signup-screen.tsx',
    load: async () =>
      (await import('#web/screens/complete-signup-screen.tsx')).CompleteSignupScreen,
    areas: ['signup', 'identities', 'place', 'refusal'],
    head: 'signup',
    data: async ({ call, url }) =>
      (await import('#web/screens/load-partner-signup.ts')).loadPartnerSignup(call, url),
  },
  'signup-matches': {
    module: 'src/web/screens/signup-matches-screen.tsx',
    load: async () => (await import('#web/screens/signup-matches-screen.tsx')).SignupMatchesScreen,
    areas: ['signup-matches', 'refusal'],
    head: 'signup-matches',
  },
  start: {
    module: 'src/web/screens/start-screen.tsx',
    load: async () => (await import('#web/screens/start-screen.tsx')).StartScreen,
    areas: ['start', 'match-finder', 'identities', 'photos', 'profile-words', 'refusal'],
    head: 'start',
    data: async ({ call }) => (await import('#web/features/start/use-start.ts')).loadStart(call),
  },
  'activate-done': {
    module: 'src/web/screens/activate-done-screen.tsx',
    load: async () => (await import('#web/screens/activate-done-screen.tsx')).ActivateDoneScreen,
    areas: ['activate', 'refusal'],
    head: 'activate',
  },
  'activate-error': {
    module: 'src/web/screens/activate-error-screen.tsx',
    load: async () => (await import('#web/screens/activate-error-screen.tsx')).ActivateErrorScreen,
    areas: ['activate', 'refusal'],
    head: 'activate',
  },
  'reset-password': {
    module: 'src/web/screens/reset-password-screen.tsx',
    load: async () => (await import('#web/screens/reset-password-screen.tsx')).ResetPasswordScreen,
    areas: ['reset-password', 'credentials', 'refusal'],
    head: 'reset-password',
  },
  'reset-password-do': {
    module: 'src/web/screens/reset-password-do-screen.tsx',
    load: async () =>
      (await import('#web/screens/reset-password-do-screen.tsx')).ResetPasswordDoScreen,
    areas: ['reset-password', 'credentials', 'refusal'],
    head: 'reset-password',
  },
  'mail-change-do': {
    module: 'src/web/screens/mail-change-do-screen.tsx',
    load: async () => (await import('#web/screens/mail-change-do-screen.tsx')).MailChangeDoScreen,
    areas: ['mail-change', 'refusal'],
    head: 'mail-change',
  },
  'undo-change': {
    module: 'src/web/screens/undo-change-screen.tsx',
    load: async () => (await import('#web/screens/undo-change-screen.tsx')).UndoChangeScreen,
    areas: ['mail-change', 'refusal'],
    head: 'mail-change.undo',
  },
  unsubscribe: {
    module: 'src/web/screens/unsubscribe-screen.tsx',
    load: async () => (await import('#web/screens/unsubscribe-screen.tsx')).UnsubscribeScreen,
    areas: ['unsubscribe', 'refusal'],
    head: 'unsubscribe',
  },
  'account-deleted': {
    module: 'src/web/screens/account-deleted-screen.tsx',
    load: async () =>
      (await import('#web/screens/account-deleted-screen.tsx')).AccountDeletedScreen,
    areas: ['account-deleted', 'refusal'],
    head: 'account-deleted',
  },
  profile: {
    module: 'src/web/screens/profile-screen.tsx',
    load: async () => (await import('#web/screens/profile-screen.tsx')).ProfileScreen,
    areas: ['profile', 'profile-words', 'identities', 'photos', 'showcase', 'place', 'refusal'],
    head: 'profile',
    data: async ({ call }) => (await import('#web/screens/load-profile.ts')).loadProfile(call),
  },
  notifications: {
    module: 'src/web/screens/notifications-screen.tsx',
    load: async () => (await import('#web/screens/notifications-screen.tsx')).NotificationsScreen,
    areas: ['notifications', 'showcase', 'credentials', 'refusal'],
    head: 'notifications',
    data: async ({ call }) => (await import('#web/screens/load-settings.ts')).loadSettings(call),
  },
  members: {
    module: 'src/web/screens/members-screen.tsx',
    load: async () => (await import('#web/screens/members-screen.tsx')).MembersScreen,
    areas: ['members', 'identities', 'member-tile', 'refusal'],
    head: 'members',
    data: async ({ call, queries, url }) =>
      (await import('#web/features/search/load-search.ts')).loadSearch({ call, queries, url }),
  },
  'for-you': {
    module: 'src/web/screens/for-you-screen.tsx',
    load: async () => (await import('#web/screens/for-you-screen.tsx')).ForYouScreen,
    areas: ['for-you', 'match-finder', 'member-tile', 'like-note', 'profile-words', 'refusal'],
    head: 'for-you',
    data: async (args) => (await import('#web/features/for-you/use-for-you.ts')).loadForYou(args),
  },
  'swipe-game': {
    module: 'src/web/screens/swipe-game-screen.tsx',
    load: async () => (await import('#web/screens/swipe-game-screen.tsx')).SwipeGameScreen,
    areas: ['swipe-game', 'member-tile', 'profile-words', 'identities', 'live', 'refusal'],
    head: 'swipe-game',
    data: async (args) =>
      (await import('#web/features/swipe-game/load-swipe-game.ts')).loadSwipeGame(args),
  },
  likes: likesScreen(),
  'likes-type': likesScreen(),
  'members-id': memberScreen(),
  'likes-m-id': memberScreen(),
  'match-finder': {
    module: 'src/web/screens/match-finder-screen.tsx',
    load: async () => (await import('#web/screens/match-finder-screen.tsx')).MatchFinderScreen,
    areas: ['match-finder', 'member-tile', 'profile-words', 'identities', 'refusal'],
    head: 'match-finder',
    data: async (args) =>
      (await import('#web/features/match-finder/data/load-match-finder.ts')).loadMatchFinder(args),
  },
  chats: chatScreen(),
  'chats-id': chatScreen(),
  'members-id-chat': chatScreen(),
  premium: {
    module: 'src/web/screens/premium-screen.tsx',
    load: async () => (await import('#web/screens/premium-screen.tsx')).PremiumScreen,
    areas: ['shop'],
    head: 'shop',
    data: async (args) => (await import('#web/features/credits/load-premium.ts')).loadPremium(args),
  },
  credits: {
    module: 'src/web/screens/credits-screen.tsx',
    load: async () => (await import('#web/screens/credits-screen.tsx')).CreditsScreen,
    areas: ['shop', 'credits', 'refusal'],
    head: 'credits',
    data: async (args) => (await import('#web/features/credits/load-credits.ts')).loadCredits(args),
  },
  'credits-id-paymentmethod': {
    module: 'src/web/screens/checkout-screen.tsx',
    load: async () => (await import('#web/screens/checkout-screen.tsx')).CheckoutScreen,
    areas: ['checkout', 'payments', 'refusal'],
    head: 'checkout',
    data: async (args) =>
      (await import('#web/features/payments/checkout/load-checkout.ts')).loadCheckout(args),
  },
  'credits-repeat-order': {
    module: 'src/web/screens/repeat-order-screen.tsx',
    load: async () => (await import('#web/screens/repeat-order-screen.tsx')).RepeatOrderScreen,
    areas: ['repeat-order', 'payments', 'refusal'],
    head: 'repeat-order',
    data: async (args) =>
      (await import('#web/features/payments/repeat/load-repeats.ts')).loadRepeats(args),
  },
  directdebit: {
    module: 'src/web/screens/directdebit-screen.tsx',
    load: async () => (await import('#web/screens/directdebit-screen.tsx')).DirectdebitScreen,
    areas: ['directdebit', 'checkout', 'credentials', 'payments', 'refusal'],
    head: 'directdebit',
    data: async (args) =>
      (await import('#web/features/payments/debit/load-debit.ts')).loadDebit(args),
  },
  transactions: {
    module: 'src/web/screens/transactions-screen.tsx',
    load: async () => (await import('#web/screens/transactions-screen.tsx')).TransactionsScreen,
    areas: ['transactions', 'payments', 'refusal'],
    head: 'transactions',
    data: async (args) =>
      (await import('#web/features/payments/orders/load-orders.ts')).loadOrders(args),
  },
  ...PAPER_SCREENS,
  ...MEMBER_LANDERS,
  ...LANDER_SCREENS,
}

function memberScreen(): Screen {
  return {
    module: 'src/web/screens/members-id-screen.tsx',
    load: async () => (await import('#web/screens/members-id-screen.tsx')).MembersIdScreen,
    areas: ['member', 'member-tile', 'like-note', 'profile-words', 'identities', 'refusal'],
    head: 'member',
    data: async (args) =>
      (await import('#web/features/profile-view/load-member.ts')).loadMember(args),
  }
}

function chatScreen(): Screen {
  return {
    module: 'src/web/screens/chats-screen.tsx',
    load: async () => (await import('#web/screens/chats-screen.tsx')).ChatsScreen,
    areas: ['chats', 'chat-tools', 'like-note', 'profile-words', 'refusal'],
    head: 'chats',
    data: async (args) => (await import('#web/features/chats/data/load-chats.ts')).loadChats(args),
  }
}

function likesScreen(): Screen {
  return {
    module: 'src/web/screens/likes-screen.tsx',
    load: async () => (await import('#web/screens/likes-screen.tsx')).LikesScreen,
    areas: ['likes', 'member-tile', 'like-note', 'profile-words', 'refusal'],
    head: 'likes',
    data: async ({ call, queries, params }) =>
      (await import('#web/features/likes/load-likes.ts')).loadLikes({ call, queries, params }),
  }
}
