import type { Mutant } from './mutant.ts'

/** Faults in the floor that all features stand on. */
export const FLOOR_MUTANTS: readonly Mutant[] = [
  {
    name: 'no Origin check',
    file: 'src/server/http/route.ts',
    find: '(origin === undefined || origin === originOf(request))',
    replace: '(origin === undefined || origin !== null)',
    test: { file: 'test/contract/csrf.test.ts', name: 'is refused to every page of another site' },
  },
  {
    name: 'no X-Request-Type check',
    file: 'src/server/http/route.ts',
    find: "request.headers['x-request-type'] === 'client' &&",
    replace: '',
    test: { file: 'test/contract/csrf.test.ts', name: 'is refused to every page of another site' },
  },
  {
    name: 'no Sec-Fetch-Site check',
    file: 'src/server/http/route.ts',
    find: "(fetchSite === undefined || fetchSite === 'same-origin') &&",
    replace: '',
    test: { file: 'test/contract/csrf.test.ts', name: 'is refused to every page of another site' },
  },
  {
    name: 'queries without time-outs',
    file: 'src/server/db/connect.ts',
    find: `    statement_timeout: statementMs,
    query_timeout: statementMs + deadline(500),
`,
    replace: '',
    test: {
      file: 'src/server/db/connect.test.ts',
      name: 'a frozen server is answered for in time',
    },
  },
  {
    name: 'answers without a time limit',
    file: 'src/server/http/timeout.ts',
    find: 'const LONGEST_MS = 2_500',
    replace: 'const LONGEST_MS = 60_000',
    test: { file: 'test/availability/slow-database.test.ts', name: 'answers slowly' },
  },
  {
    name: 'a database that is away, told as a bug of ours',
    file: 'src/server/http/refusal-answer.ts',
    find: 'if (isDatabaseAway(error)) {',
    replace: 'if (isDatabaseAway(error) && request.id === null) {',
    test: { file: 'test/availability/database-away.test.ts', name: 'a database that is stopped' },
  },
  {
    name: 'an outage without a page that says so',
    file: 'src/server/http/documents.ts',
    find: 'const boot = documents.bootWithout(request)',
    replace: 'const boot = request.id === null ? documents.bootWithout(request) : null',
    test: { file: 'test/availability/database-away.test.ts', name: 'a database that is stopped' },
  },
  {
    name: 'a limit that is checked first and counted later',
    file: 'src/server/http/limiter.ts',
    find: `  const row = await db
    .insertInto('limit_counter')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql\`case when limit_counter.resets_at <= \${now} then 1 else limit_counter.count + 1 end\`,`,
    replace: `  const known = await db
    .selectFrom('limit_counter')
    .select('count')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst()
  const row = await db
    .insertInto('limit_counter')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: (known?.count ?? 0) + 1,`,
    test: {
      file: 'src/server/http/limiter.test.ts',
      name: 'of a hundred more than allowed at once, login_by_address lets through exactly',
    },
  },
  {
    name: 'a limit in memory that does not count',
    file: 'src/server/http/limiter.ts',
    find: '    counts.set(key, next)\n',
    replace: '',
    test: { file: 'src/server/http/limiter.test.ts', name: 'the 301st call of a visitor' },
  },
  {
    name: 'networks that are counted by their /64 alone',
    file: 'src/server/http/limiter.ts',
    find: 'isNetwork ? networksOf(who.ip) : ',
    replace: 'isNetwork ? networksOf(who.ip).slice(0, 1) : ',
    test: {
      file: 'src/server/http/limiter.test.ts',
      name: 'after sixteen of a /48 the rest of it may do no more',
    },
  },
  {
    name: 'pages without number',
    file: 'src/server/http/documents.ts',
    find: "!(await app.limiter.allows('page', request, app.clock()))",
    replace: 'request.id === null',
    test: { file: 'src/server/http/documents.test.ts', name: 'pages of one network are limited' },
  },
  {
    name: "a site that a proxy's client may choose",
    file: 'src/server/http/base-server.ts',
    find: "findSite(request.headers.host ?? '')",
    replace: 'findSite(request.host)',
    test: {
      file: 'src/server/http/base-server.test.ts',
      name: 'a site is found by the Host header',
    },
  },
  {
    name: 'answers that say more than their contract',
    file: 'src/server/http/route.ts',
    find: 'z.parse(endpoint.output, await handle())',
    replace: 'await handle()',
    test: {
      file: 'src/server/http/route.test.ts',
      name: 'an answer holds what its contract names and nothing else',
    },
  },
  {
    name: 'sessions that never end',
    file: 'src/server/http/session.ts',
    find: "    .where('expires_at', '>', now)\n",
    replace: '',
    test: { file: 'src/server/http/session.test.ts', name: 'a session lasts thirty days' },
  },
  {
    name: 'sessions that open every site',
    file: 'src/server/http/session.ts',
    find: "    .where('member.site_id', '=', siteId)\n",
    replace: '',
    test: { file: 'src/server/http/session.test.ts', name: 'the session of one site' },
  },
  {
    name: 'answers without a content security policy',
    file: 'src/server/http/security-headers.ts',
    find: `  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",\n`,
    replace: '',
    test: { file: 'test/contract/matrix.test.ts', name: "'GET /api/online.php' keeps every rule" },
  },
  {
    name: 'pages that run inline scripts',
    file: 'src/server/http/security-headers.ts',
    find: "`script-src 'self' 'nonce-${nonce}'`",
    replace: "`script-src 'self' 'unsafe-inline'`",
    test: { file: 'test/contract/matrix.test.ts', name: "'GET /*' keeps every rule" },
  },
  {
    name: 'headers without number',
    file: 'src/server/http/base-server.ts',
    find: 'raw.rawHeaders.length > 2 * MOST_HEADERS || ',
    replace: '',
    test: { file: 'test/availability/protocol-abuse.test.ts', name: 'a thousand headers' },
  },
  {
    name: 'a drain that does not say so first',
    file: 'src/server/http/health.ts',
    find: '  readiness.isDraining = true\n',
    replace: '',
    test: { file: 'test/availability/drain.test.ts', name: 'says so first' },
  },
  {
    name: 'a drain that waits for kept connections',
    file: 'src/server/http/health.ts',
    find: 'app.server.closeIdleConnections()',
    replace: 'undefined',
    test: { file: 'test/availability/drain.test.ts', name: 'says so first' },
  },
  {
    name: 'a drain that waits for ever',
    file: 'src/server/http/health.ts',
    find: 'app.server.closeAllConnections()',
    replace: 'undefined',
    test: { file: 'src/server/http/drain.test.ts', name: 'a client never comes to an end' },
  },
  {
    name: 'a start that Ctrl-C leaves half done',
    file: 'src/server/kernel/process.ts',
    find: 'if (!stop) process.exit(1)',
    replace: "if (!stop) return void process.kill(process.pid, 'SIGKILL')",
    test: { file: 'test/startup/start-again.test.ts', name: 'Ctrl-C in the middle of a start' },
  },
  {
    name: 'production as a role that could change the ledger',
    file: 'src/server/start.ts',
    find: '  await requireAppendOnlyRole(db)\n',
    replace: '',
    test: { file: 'test/startup/refused-start.test.ts', name: 'one role for both' },
  },
  {
    name: 'production on a database that may forget',
    file: 'src/server/start.ts',
    find: '  await requireDurability(db)\n',
    replace: '',
    test: { file: 'test/startup/refused-start.test.ts', name: 'that may forget' },
  },
  {
    name: 'data of a newer version that is used',
    file: 'src/server/db/migrate.ts',
    find: 'if (!ours.has(name)) {',
    replace: "if (name === '') {",
    test: { file: 'src/server/db/migrate.test.ts', name: 'a database of a newer version' },
  },
  {
    name: 'a job that two take at once',
    file: 'src/server/jobs/queue.ts',
    find: `limit(limit)
          .forUpdate()
          .skipLocked()`,
    replace: 'limit(limit)',
    test: { file: 'src/server/jobs/run-due-jobs.test.ts', name: 'many who ask at the same moment' },
  },
  {
    name: 'a job that is taken over too early',
    file: 'src/server/jobs/queue.ts',
    find: "is('leased_until', '<=', now)",
    replace: "is('leased_until', 'is not', null)",
    test: { file: 'src/server/jobs/run-due-jobs.test.ts', name: 'when the lease ends' },
  },
  {
    name: 'a job that a slow worker takes back',
    file: 'src/server/jobs/queue.ts',
    find: "    .where('attempts', '=', job.attempts)\n",
    replace: '',
    test: { file: 'src/server/jobs/run-due-jobs.test.ts', name: 'whoever was too slow' },
  },
  {
    name: 'a job that pays for an outage',
    file: 'src/server/jobs/queue.ts',
    find: 'isLater ? job.attempts - 1 : job.attempts',
    replace: 'job.attempts',
    test: { file: 'src/server/jobs/run-due-jobs.test.ts', name: 'what is away for hours' },
  },
  {
    name: 'a job that is never parked',
    file: 'src/server/jobs/queue.ts',
    find: 'return attempts >= MOST_TRIES',
    replace: 'return attempts > 1000',
    test: { file: 'src/server/jobs/run-due-jobs.test.ts', name: 'is tried eight times' },
  },
  {
    name: 'jobs that a stopped worker leaves half done',
    file: 'src/server/jobs/start-worker.ts',
    find: 'loopEnded.then(() => Promise.all(held))',
    replace: 'loopEnded',
    test: { file: 'src/server/jobs/start-worker.test.ts', name: 'finishes what it holds' },
  },
  {
    name: 'a transaction that collides, given up at once',
    file: 'src/server/db/connect.ts',
    find: 'if (tries === 1 || !isCollision(error)) throw error',
    replace: 'if (tries > 0 || !isCollision(error)) throw error',
    test: {
      file: 'test/availability/collisions.test.ts',
      name: 'a transaction that collides with another is run again',
    },
  },
]
