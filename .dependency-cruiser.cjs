// Who may import whom. This file is the architecture: docs/ARCHITECTURE.md shows the picture it draws.

/** A server feature may import the doors (name/name.ts) of the features listed for it, and nothing else of them. */
const SERVER_FEATURES = {
  places: [],
  settings: ['places', 'record'],
  credits: [],
  discounts: ['approvals', 'record', 'settings'],
  'credit-history': ['credits', 'members', 'payments', 'settings'],
  payments: ['accounts', 'credits', 'discounts', 'mail', 'settings', 'sms'],
  age: ['decisions', 'settings', 'standing'],
  sms: ['settings'],
  media: ['members'],
  mail: ['members', 'settings'],
  members: ['places', 'settings'],
  photos: ['mail', 'media', 'members', 'settings', 'standing'],
  likes: ['mail', 'media', 'members', 'settings'],
  chats: ['credits', 'likes', 'mail', 'media', 'members', 'photos', 'settings', 'standing'],
  traffic: [],
  notifications: ['chats', 'likes', 'members', 'settings', 'traffic'],
  installing: ['settings'],
  sharing: ['settings'],
  search: ['mail', 'members', 'places', 'settings'],
  'profile-view': ['likes', 'members', 'photos', 'places', 'settings'],
  activation: ['chats', 'likes', 'mail', 'search'],
  accounts: [
    'activation',
    'chats',
    'credits',
    'discounts',
    'exclusions',
    'likes',
    'mail',
    'members',
    'settings',
    'standing',
  ],
  landers: ['members', 'settings'],
  signup: [
    'accounts',
    'activation',
    'age',
    'chats',
    'credits',
    'exclusions',
    'mail',
    'members',
    'places',
    'profiles',
    'settings',
  ],
  profiles: ['accounts', 'chats', 'members', 'places', 'settings'],
  'for-you': [
    'chats',
    'likes',
    'match-finder',
    'members',
    'profile-view',
    'search',
    'settings',
    'swipe-game',
  ],
  start: ['likes', 'members', 'profiles', 'search', 'settings'],
  'swipe-game': ['likes', 'members', 'settings'],
  'match-finder': ['members', 'places', 'settings'],
  leaving: [
    'accounts',
    'chats',
    'complaints',
    'decisions',
    'mail',
    'media',
    'payments',
    'places',
    'settings',
    'traffic',
  ],
  complaints: ['mail', 'settings'],
  exclusions: ['mail'],
  fiction: [],
  'fictional-profiles': [
    'chats',
    'credits',
    'fiction',
    'media',
    'photos',
    'places',
    'record',
    'settings',
  ],
  'site-pictures': ['media', 'photos', 'record'],
  record: [],
  approvals: ['record', 'settings'],
  money: ['approvals', 'credits', 'payments', 'record', 'settings'],
  prices: ['approvals', 'record', 'settings'],
  figures: ['record', 'traffic'],
  dsa: ['record'],
  cases: ['complaints', 'decisions', 'media', 'money', 'payments', 'photos', 'record'],
  'office-members': ['accounts', 'decisions', 'exclusions', 'mail', 'media', 'payments', 'record'],
  operators: ['accounts', 'mail', 'record', 'settings'],
  writing: ['chats', 'fiction', 'media', 'members', 'payments', 'record', 'settings'],
  reports: ['likes', 'mail', 'media', 'members'],
  standing: ['settings'],
  decisions: ['accounts', 'mail', 'media', 'record', 'reports', 'settings', 'standing'],
}

/** A web feature may import from the folders of the features listed for it. */
const WEB_FEATURES = {
  age: ['accounts', 'settings'],
  settings: [],
  accounts: ['settings'],
  notifications: ['settings'],
  signup: ['accounts', 'age', 'settings'],
  members: ['accounts', 'settings', 'signup'],
  likes: ['accounts', 'chats', 'members', 'settings'],
  search: ['accounts', 'members', 'settings', 'signup'],
  chats: ['accounts', 'members', 'profile-view', 'reports', 'settings', 'signup'],
  reports: ['accounts', 'settings'],
  complaints: ['accounts'],
  decisions: ['settings'],
  exclusions: ['accounts'],
  'profile-view': ['accounts', 'members', 'reports', 'settings', 'signup'],
  profiles: ['accounts', 'notifications', 'settings'],
  photos: ['accounts', 'profiles', 'settings'],
  'swipe-game': ['accounts', 'members', 'settings'],
  'match-finder': ['accounts', 'members', 'search', 'settings'],
  'for-you': ['accounts', 'match-finder', 'members', 'settings'],
  start: ['accounts', 'match-finder', 'photos', 'search', 'settings'],
  payments: ['accounts', 'settings'],
  credits: ['accounts', 'payments', 'settings'],
  discounts: ['accounts', 'payments', 'settings'],
}

/** The folders of a large feature, from the lowest up: each may import from those below it only. */
const FLOORS = {
  'server/features/payments': [['provider'], ['orders'], ['direct-debit', 'receipts']],
  'web/features/chats': [
    ['data'],
    ['outbox', 'notices', 'tools', 'list'],
    ['composer'],
    ['thread'],
  ],
}

/** What takes something away from a member for an operator: nobody but the one decision may do that. */
const TAKES_AWAY = '^src/server/features/(chats/take-message|photos/take-photo)\\.ts$'

const TEST = '\\.(test|spec)\\.tsx?$'

const serverRules = Object.entries(SERVER_FEATURES).map(([name, allowed]) =>
  featureRule('server', name, [
    ...allowed.map((other) => `^src/server/features/${other}/${other}\\.ts$`),
    ...(name === 'decisions' ? [TAKES_AWAY] : []),
  ]),
)
const webRules = Object.entries(WEB_FEATURES).map(([name, allowed]) =>
  featureRule(
    'web',
    name,
    allowed.map((other) => `^src/web/features/${other}/`),
  ),
)

const floorRules = Object.entries(FLOORS).flatMap(([feature, floors]) =>
  floors.flatMap((floor, level) =>
    floor.map((name) => {
      const above = floors
        .slice(level)
        .flat()
        .filter((other) => other !== name)
      return {
        name: `floors-of-${feature.split('/').at(-1)}-${name}`,
        severity: 'error',
        from: { path: `^src/${feature}/${name}/`, pathNot: TEST },
        to: { path: `^src/${feature}/(${above.join('|')})/` },
      }
    }),
  ),
)

function featureRule(room, name, doors) {
  return {
    name: `${room}-feature-${name}`,
    severity: 'error',
    from: { path: `^src/${room}/features/${name}/`, pathNot: TEST },
    to: { path: `^src/${room}/features/`, pathNot: [`^src/${room}/features/${name}/`, ...doors] },
  }
}

/** A feature that is not in its table may import nothing, so a new feature starts with one line there. */
function unlistedRule(room, features) {
  return {
    name: `${room}-feature-not-in-the-table`,
    severity: 'error',
    from: {
      path: `^src/${room}/features/`,
      pathNot: Object.keys(features).map((name) => `^src/${room}/features/${name}/`),
    },
    to: {},
  }
}

const forbid = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: to, ...extra },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { pathNot: ['^src/contract/', '^node_modules/(zod|d3-scale|d3-shape)/'] },
    },
    {
      name: 'only-plots-draw',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/contract/plots/' },
      to: { path: '^node_modules/d3-' },
    },
    forbid('web-knows-only-the-contract', '^src/web/', '^(src/server|test)/'),
    forbid('server-never-imports-web', '^src/server/', '^src/web/'),
    forbid('kernel-is-the-ground', '^src/server/kernel/', '^src/server/(?!kernel/)'),
    forbid(
      'ground-floor-knows-no-feature',
      '^src/server/(http|db|jobs|events|metrics|processes|texts)/',
      '^src/server/(features|demo|backup|commands)/',
    ),
    forbid('db-knows-no-http', '^src/server/db/', '^src/server/http/'),
    forbid(
      'only-decisions-take-away',
      '^src/server/(?!features/(chats|decisions|photos)/)',
      TAKES_AWAY,
    ),
    forbid(
      'decisions-have-a-door',
      '^src/server/(?!features/decisions/|app\\.ts|office\\.ts)',
      '^src/server/features/decisions/(?!decisions\\.ts)',
    ),
    forbid('features-know-no-demo', '^src/server/features/', '^src/server/(demo|backup|commands)/'),
    forbid(
      'ui-kit-knows-no-feature',
      '^src/web/(ui|api|i18n|browser|service-worker)/',
      '^src/web/(features|live|screens|landers|layouts|app)/',
    ),
    forbid(
      'web-feature-knows-no-screen',
      '^src/web/(features|live)/',
      '^src/web/(screens|landers|layouts|app)/',
    ),
    forbid(
      'only-layouts-start-what-is-live',
      '^src/web/(features|screens|landers)/',
      '^src/web/live/',
    ),
    forbid('screens-know-no-layout', '^src/web/screens/', '^src/web/(layouts|app)/', {
      pathNot: '^src/web/app/(routes|link|boot|site)\\.tsx?$',
    }),
    {
      name: 'shipped-server-uses-shipped-packages',
      severity: 'error',
      from: { path: '^src/(server|contract)/', pathNot: [TEST, '^src/server/dev\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-rag-bag',
      severity: 'error',
      from: {},
      to: {
        path: [
          '/(util|utils|helper|helpers|common|misc)/',
          '/(util|utils|helper|helpers|common|misc)\\.tsx?$',
        ],
        pathNot: 'node_modules',
      },
    },
    ...serverRules,
    ...floorRules.filter(({ to }) => !to.path.includes('()')),
    ...webRules,
    unlistedRule('server', SERVER_FEATURES),
    unlistedRule('web', WEB_FEATURES),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|scss|svg|woff2|md)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
