import { isInFirstLoad } from './is-in-first-load.ts'

type Modules = Parameters<typeof isInFirstLoad>[1]

/**
 * Beside the screens' own chunks there are five: what a landing page does before the application comes, what every page loads, what several screens share, signup, and what
 * members do with each other, which who pays, logs in or signs up need not wait for. Of two that would take a module
 * the one with the higher priority does.
 */
export const CHUNK_GROUPS = [
  { name: 'late', priority: 5, test: /preload-helper|src.web.browser.(on-arrival|start-late)\./ },
  {
    name: (id: string, modules: Modules) => (isInFirstLoad(id, modules) ? 'first' : null),
    priority: 4,
  },
  {
    name: 'shared',
    priority: 3,
    minShareCount: 2,
    test: /src.(contract.(?!contact|chats)|web.(ui|browser|i18n|api|layouts|features.(accounts|settings|payments|credits|discounts)))./,
  },
  { name: 'signup', priority: 2, minShareCount: 2, test: /src.web.features.signup./ },
  { name: 'members', priority: 1, minShareCount: 2, test: /src.(contract|web.features)./ },
]
