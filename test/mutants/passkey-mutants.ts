import type { Mutant } from './mutant.ts'

/** Faults in what logs members in without a password. */
export const PASSKEY_MUTANTS: readonly Mutant[] = [
  {
    name: 'a passkey of a device that does not know its owner',
    file: 'src/server/features/accounts/passkey-proofs.ts',
    find: 'requireUserVerification: true,\n      credential:',
    replace: 'requireUserVerification: false,\n      credential:',
    test: {
      file: 'src/server/features/accounts/use-passkey.test.ts',
      name: 'a proof of a device that does not know its owner logs nobody in',
    },
  },
  {
    name: 'a challenge that is good in any session',
    file: 'src/server/features/accounts/passkey-ceremony.ts',
    find: '    .where(sql<boolean>`session_id is not distinct from ${sessionFor(visit, purpose)}::uuid`)\n',
    replace: '',
    test: {
      file: 'src/server/features/accounts/passkeys.test.ts',
      name: 'in the session that it was made for',
    },
  },
  {
    name: 'a passkey that opens every site',
    file: 'src/server/features/accounts/use-passkey.ts',
    find: "    .where('site_id', '=', visit.site.id)\n",
    replace: '',
    test: {
      file: 'src/server/features/accounts/passkey-guards.test.ts',
      name: 'a passkey opens its own site alone',
    },
  },
  {
    name: 'passkeys that outlive a reset',
    file: 'src/server/features/accounts/change-password.ts',
    find: '  if (oldHash === null) await endPasskeysOf(tx, memberId)\n',
    replace: '',
    test: {
      file: 'src/server/features/accounts/passkey-guards.test.ts',
      name: 'a reset ends every passkey',
    },
  },
  {
    name: 'passkeys that outlive an undo',
    file: 'src/server/features/accounts/undo-change.ts',
    find: '    await endPasskeysOf(tx, memberId)\n',
    replace: '',
    test: {
      file: 'src/server/features/accounts/passkey-guards.test.ts',
      name: 'so does undoing a change',
    },
  },
  {
    name: 'an eleventh passkey',
    file: 'src/server/features/accounts/add-passkey.ts',
    find: ' < ${contract.MAX_PASSKEYS}\n',
    replace: ' < 99\n',
    test: {
      file: 'src/server/features/accounts/passkeys.test.ts',
      name: 'a member has ten at most',
    },
  },
  {
    name: 'a device that names the site of the discreet',
    file: 'src/server/features/accounts/add-passkey.ts',
    find: 'place: owner.is_discreet ? neutral : siteName',
    replace: 'place: siteName',
    test: {
      file: 'src/server/features/accounts/passkeys.test.ts',
      name: 'where the member is discreet',
    },
  },
  {
    name: 'an event that is noted before it has come true',
    file: 'src/server/features/accounts/change-password.ts',
    find: '    const used = await consumeLink(tx, link)\n',
    replace:
      "    const used = await consumeLink(tx, link)\n    noteSecurity(app, visit, { event: 'identified', memberId: used.memberId })\n",
    test: {
      file: 'src/server/http/security-log.test.ts',
      name: 'what is tried again because it collided',
    },
  },
]
