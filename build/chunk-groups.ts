import { isInFirstLoad, isInFirstPage } from './is-in-first-load.ts'

type Modules = Parameters<typeof isInFirstLoad>[1]

/**
 * Beside the screens' own chunks there are these: what a landing page does before the application comes, what follows a
 * hand on it, what checks what people write, what every page loads, what the first page needs besides, what landing pages
 * take from others, what is about buying, what several screens share, signup, and what members do with each other, which
 * pages for buying, login and signup need not wait for. Of two that would take a module the one with the higher priority does.
 */
export const CHUNK_GROUPS = [
  { name: 'late', priority: 7, test: /preload-helper|src.web.browser.(on-arrival|start-late)\./ },
  { name: 'hands', priority: 7, test: /src.web.(browser.card-drag|landers.door.by-hand)\./ },
  {
    name: 'schemas',
    priority: 6,
    test: /node_modules.zod.|src.contract.(codes|id|member-card)\./,
    // The lists that they are about every page loads.
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string, modules: Modules) => (isInFirstLoad(id, modules) ? 'first' : null),
    priority: 5,
  },
  {
    name: (id: string, modules: Modules) => (isInFirstPage(id, modules) ? 'first-page' : null),
    priority: 5,
  },
  { name: 'door', priority: 4, test: /src.(contract.landers|web.landers.door.)/ },
  { name: 'bubble', priority: 4, test: /src.web.ui.bubble\./ },
  { name: 'keys', priority: 4, test: /src.web.browser.use-keys\./ },
  {
    // For the login and the settings, and not for signup.
    name: 'passkeys',
    priority: 4,
    test: /src.(contract.passkeys|web.features.accounts.(passkeys|passkey-notice|use-step-up)\.)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shop',
    priority: 4,
    minShareCount: 2,
    test: /src.(contract.(orders|direct-debit|credits|packages|discounts)|web.(ui.(package|bonus)|features.(payments|credits|discounts).))/,
    // The modules they are made of may be needed elsewhere, too.
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    priority: 3,
    minShareCount: 2,
    // Without what only members need: signup loads all of this.
    test: /src.(?!web.(ui.(composer|chat-bubbles)|browser.message-sound|api.send-file|features.settings.(looks-for|prompt-fields)))(contract.(?!contact|chats|decisions|search|photos|swipe-game|start|showcase|reports|likes|profile|notifications|match-finder|for-you|withdrawals)|web.(ui|browser|i18n|api|layouts|features.(accounts|settings|payments|credits|discounts)))./,
  },
  { name: 'signup', priority: 2, minShareCount: 2, test: /src.web.features.signup./ },
  {
    name: 'members',
    priority: 1,
    minShareCount: 2,
    test: /src.(contract|web.(features|ui.chat-bubbles|browser.message-sound|api.send-file))./,
  },
]
