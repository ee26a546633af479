import type { Mutant } from './mutant.ts'

const OFFLINE_TEST = 'src/web/service-worker/cached-answers.test.tsx'

/** Faults in what members and operators do. */
export const FEATURE_MUTANTS: readonly Mutant[] = [
  {
    name: 'settings that wait for a silent database',
    file: 'src/server/features/settings/brief-cache.ts',
    find: 'const PATIENCE_MS = 500',
    replace: 'const PATIENCE_MS = 60_000',
    test: { file: 'test/availability/slow-database.test.ts', name: 'what is known of a site' },
  },
  {
    name: 'blocks that hide nobody',
    file: 'src/server/features/members/visible.ts',
    find: ', isNotHidden',
    replace: '',
    test: { file: 'test/contract/matrix.test.ts', name: "'GET /api/online.php': 'blocked' gets" },
  },
  {
    name: 'pages that end at a millisecond',
    file: 'src/server/features/search/find-page.ts',
    find: '${activeMicros}::bigint',
    replace: '${Math.floor(activeMicros / 1000) * 1000}::bigint',
    test: {
      file: 'src/server/features/search/search-members.test.ts',
      name: 'differs by a microsecond',
    },
  },
  {
    name: 'nobody whose activity is written late is just online',
    file: 'src/server/features/search/search-members.ts',
    find: 'const GRACE_MS = 5_000',
    replace: 'const GRACE_MS = 0',
    test: {
      file: 'src/server/features/search/just-online.test.ts',
      name: 'was written a little late',
    },
  },
  {
    name: 'hints that count whoever misses anything',
    file: 'src/server/features/search/search-hints.ts',
    find: 'sql` + `)} = 1`',
    replace: 'sql` + `)} >= 1`',
    test: {
      file: 'src/server/features/search/search-hints.test.ts',
      name: 'how many fit all the others',
    },
  },
  {
    name: 'fictional profiles that are near',
    file: 'src/server/features/search/search-of.ts',
    find: 'sql`(not member.is_fictional and ${condition})`',
    replace: 'sql`(${condition})`',
    test: { file: 'src/server/features/search/filters.test.ts', name: 'never found by distance' },
  },
  {
    name: 'fictional profiles that move down',
    file: 'src/server/features/search/tend-search.ts',
    find: ' and last_active_at < place',
    replace: '',
    test: {
      file: 'src/server/features/search/rotate-fictional.test.ts',
      name: 'profiles that stand higher',
    },
  },
  {
    name: 'saved searches that are counted without waiting',
    file: 'src/server/features/search/saved-searches.ts',
    find: '.forNoKeyUpdate()',
    replace: '',
    test: {
      file: 'src/server/features/search/saved-searches.test.ts',
      name: 'of many searches saved at once',
    },
  },
  {
    name: 'news that whoever comes first does not claim',
    file: 'src/server/features/search/tell-of-new.ts',
    find: ' and told_at <= ${dueBy}',
    replace: '',
    test: {
      file: 'src/server/features/search/tell-of-new.test.ts',
      name: 'by three at once',
    },
  },
  {
    name: 'fictional profiles that count as online',
    file: 'src/server/features/members/list-online.ts',
    find: "    .where('member.is_fictional', '=', sql.lit(false))\n",
    replace: '',
    test: {
      file: 'src/server/features/members/list-online.test.ts',
      name: 'a fictional profile is never among those who are online',
    },
  },
  {
    name: 'a mail with a dead link',
    file: 'src/server/features/mail/mail-handler.ts',
    find: "  if ('link_id' in content && !(await isOpen(db, content.link_id, now))) return null\n",
    replace: '',
    test: { file: 'src/server/features/mail/delivery.test.ts', name: 'meanwhile is not sent' },
  },
  {
    name: 'a mail that shows the markup of others',
    file: 'src/server/kernel/text.ts',
    find: '/[&<>"\']/g',
    replace: '/[&>"\']/g',
    test: { file: 'src/server/features/mail/compose-mail.test.ts', name: 'stays text in a mail' },
  },
  {
    name: 'mails that another site can stop',
    file: 'src/server/features/mail/unsubscribe.ts',
    find: "    .where('site_id', '=', siteId)\n",
    replace: '',
    test: { file: 'src/server/features/mail/routes.test.ts', name: 'a token of another site' },
  },
  {
    name: 'mails that are sent for days because nobody confirms them',
    file: 'src/server/features/mail/transport.ts',
    find: 'if (error.responseCode === 421)',
    replace: 'if (error.responseCode !== 550)',
    test: {
      file: 'src/server/features/mail/open-smtp.test.ts',
      name: '"reset_after_commit" is told',
    },
  },
  {
    name: 'an undo that ends the undoing of earlier changes',
    file: 'src/server/features/accounts/links.ts',
    find: "    .where('created_at', '>=', createdAt)\n",
    replace: '',
    test: {
      file: 'src/server/features/accounts/undo-change.test.ts',
      name: 'ends no undo of the owner',
    },
  },
  {
    name: 'a reset that leaves the address unconfirmed',
    file: 'src/server/features/accounts/change-password.ts',
    find: '    await activateMember(tx, notify, { siteId: site.id, memberId: used.memberId, now })\n',
    replace: '',
    test: {
      file: 'src/server/features/signup/activate.test.ts',
      name: 'a reset by the mailbox confirms the address',
    },
  },
  {
    name: 'members for members only whom visitors see',
    file: 'src/server/features/members/visible.ts',
    find: 'where.and([forMembers, isMember])',
    replace: 'forMembers',
    test: {
      file: 'src/server/features/media/routes.test.ts',
      name: 'the photos of a member for members only',
    },
  },
  {
    name: 'members who chose their people and are shown to all',
    file: 'src/server/features/members/visible.ts',
    find: "where.and([where('member.shown_to', '=', 'chosen'), isChosen])",
    replace: "where('member.shown_to', '=', 'chosen')",
    test: {
      file: 'src/server/features/members/visible.test.ts',
      name: 'each sees exactly those whom the rule allows',
    },
  },
  {
    name: 'resets of an address that strangers use up',
    file: 'src/server/features/accounts/change-password.ts',
    find: "if (await app.limiter.allows('reset_by_email', mailbox, now)) return 'usual'",
    replace:
      "if (await app.limiter.allows('reset_by_email', mailbox, now)) return 'usual'\n  if (email !== '') return 'none'",
    test: {
      file: 'src/server/features/accounts/reset-limits.test.ts',
      name: 'strangers who ask for resets of an address keep its owner from none',
    },
  },
  {
    name: 'a token that outlives the password given again',
    file: 'src/server/http/session.ts',
    find: '.set({ token_hash: sha256(token), confirmed_at: now })',
    replace: '.set({ confirmed_at: now })',
    test: {
      file: 'src/server/features/accounts/password.test.ts',
      name: 'giving the password again renews the token',
    },
  },
  {
    name: 'accounts that nobody confirms, kept for ever',
    file: 'src/server/features/leaving/erase-members.ts',
    find: 'or (${isLeftUnconfirmed(now)}) and not exists',
    replace: 'or false and (${isLeftUnconfirmed(now)}) and not exists',
    test: {
      file: 'src/server/features/leaving/erase-due.test.ts',
      name: 'an account whose address nobody confirms is erased',
    },
  },
  {
    name: 'a member who left, was banned and comes back',
    file: 'src/server/features/leaving/reactivate.ts',
    find: "const isBanned = member?.status_before === 'banned'",
    replace: "const isBanned = member?.status === 'banned'",
    test: {
      file: 'src/server/commands/members.test.ts',
      name: 'somebody who left can be banned',
    },
  },
  {
    name: 'a held message that a block swallows',
    file: 'src/server/features/profiles/blocked.ts',
    find: 'for (const senderId of [memberId, blockedId])',
    replace: 'for (const senderId of [] as string[])',
    test: {
      file: 'src/server/features/signup/held-messages.test.ts',
      name: 'what a block kept back on activation is delivered once',
    },
  },
  {
    name: 'faces on landing pages that nobody asked',
    file: 'src/server/features/members/visible.ts',
    find: "      where(isByType ? 'member.is_showcased_by_type' : 'member.is_showcased', '=', true),\n",
    replace: '',
    test: {
      file: 'src/server/features/landers/landers.test.ts',
      name: 'only members who agreed to it stand on a landing page',
    },
  },
  {
    name: 'a niche that asks for the first consent alone',
    file: 'src/server/features/landers/faces.ts',
    find: "isByType: niche !== 'general'",
    replace: 'isByType: false',
    test: {
      file: 'src/server/features/landers/landers.test.ts',
      name: 'only members who agreed to it stand on a landing page',
    },
  },
  {
    name: 'offline copies that the next member finds',
    file: 'src/web/service-worker/cached-answers.ts',
    find: 'if (known && session !== known.session) await forget()',
    replace: '',
    test: { file: OFFLINE_TEST, name: 'ends the copies, and pushes with them' },
  },
  {
    name: 'offline copies of any age',
    file: 'src/web/service-worker/cached-answers.ts',
    find: 'const LONGEST_ALONE_MS = 24 * 60 * 60 * 1000',
    replace: 'const LONGEST_ALONE_MS = Infinity',
    test: { file: OFFLINE_TEST, name: 'for a day after the last answer' },
  },
  {
    name: 'offline copies of pages with a secret',
    file: 'src/web/service-worker/cached-answers.ts',
    find: "const SECRETS = ['token', 'lift']",
    replace: 'const SECRETS: string[] = []',
    test: { file: OFFLINE_TEST, name: 'whose address is a secret' },
  },
  {
    name: 'offline copies for discreet members',
    file: 'src/server/http/visit.ts',
    find: 'if (member?.isDiscreet)',
    replace: 'if (member?.isDiscreet && reply.sent)',
    test: { file: 'src/server/http/documents.test.ts', name: 'told to keep no copies' },
  },
  {
    name: 'a mailbox that confirms the account of a stranger',
    file: 'src/server/features/signup/signup-rules.ts',
    find: 'if (password !== undefined && !(await isPasswordOf(hash, password)))',
    replace: 'if (password === null)',
    test: {
      file: 'src/server/features/signup/known-mailbox.test.ts',
      name: 'and the stranger has nothing left',
    },
  },
]
