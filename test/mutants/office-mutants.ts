import type { Mutant } from './mutant.ts'

/** Faults in what operators are allowed to do, and in what is written down of it. */
export const OFFICE_MUTANTS: readonly Mutant[] = [
  {
    name: 'a site that answers before it is open',
    file: 'src/server/http/base-server.ts',
    find: '    if (!site.isLive) return answerNotOpen(request, reply)\n',
    replace: '',
    test: {
      file: 'src/server/http/not-open.test.ts',
      name: 'a site that is not open says so',
    },
  },
  {
    name: 'codes made by command beyond what one may do alone',
    file: 'src/server/commands/discounts.ts',
    find: '  if (!isOver) return request\n',
    replace: '  if (isOver || !isOver) return request\n',
    test: {
      file: 'src/server/commands/discounts.test.ts',
      name: 'fails with a clear error and changes nothing',
    },
  },
  {
    name: 'an office that asks for no second factor',
    file: 'src/server/features/operators/log-in.ts',
    find: 'return way ? openFor(tx, visit, { operator, way }) : null',
    replace: "return openFor(tx, visit, { operator, way: way ?? 'app' })",
    test: {
      file: 'src/server/features/operators/log-in.test.ts',
      name: 'a password alone opens nothing',
    },
  },
  {
    name: 'a last passkey that can be taken away',
    file: 'src/server/features/operators/own-account.ts',
    find: "if (known.length === 1 && !hasApp) throw new OfficeRefusal('LAST_FACTOR')",
    replace: '',
    test: {
      file: 'src/server/features/operators/own-account.test.ts',
      name: 'of two passkeys that are taken away at once one stays',
    },
  },
  {
    name: 'a proof of age that was given to another question',
    file: 'src/server/features/age/provider/read-proof.ts',
    find: '  requireHolder(document, attested, expected)\n',
    replace: '',
    test: {
      file: 'src/server/features/age/age.test.ts',
      name: 'an attestation for another nonce proves nothing',
    },
  },
  {
    name: 'a proof of age that makes many accounts',
    file: 'src/server/features/age/age-checks.ts',
    find: "      .where('member_id', 'is', null)\n",
    replace: '',
    test: {
      file: 'src/server/features/signup/age-first.test.ts',
      name: 'one proof makes one account',
    },
  },
  {
    name: 'access that is ended though the record did not take it',
    file: 'src/server/features/operators/end-operator.ts',
    find: `    await note(tx, {
      by,
      action: 'operator_ended',
      siteId: siteOf(roles),
      subject: { kind: 'operator', id: operatorId },
      details: { name, email, roles },
      now,
    })
`,
    replace: `    const deed = { by, action: 'operator_ended', siteId: siteOf(roles), subject: { kind: 'operator', id: operatorId }, details: { name, email, roles }, now }
    await transact(db, (own) => note(own, deed)).catch(() => null)
`,
    test: {
      file: 'test/contract/office-matrix.test.ts',
      name: 'end-operator does nothing where the record does not take it',
    },
  },
  {
    name: 'previews that anybody may look at who knows their address',
    file: 'src/server/features/settings/preview-token.ts',
    find: '`preview:${operatorId}:${siteId}:${ends}`',
    replace: '`preview:${operatorId.slice(0, 0)}:${siteId}:${ends}`',
    test: {
      file: 'src/server/preview.test.ts',
      name: 'nothing to anybody but the operator whom it was made for',
    },
  },
  {
    name: 'drafts that visitors read',
    file: 'src/server/features/settings/settings-of.ts',
    find: `  const stored = settings as Record<string, unknown>
`,
    replace: `  const draft = await db.selectFrom('site_draft').select('changes').where('site_id', '=', siteId).executeTakeFirst()
  const stored = { ...(settings as object), ...(draft?.changes as object) } as Record<string, unknown>
`,
    test: { file: 'src/server/preview.test.ts', name: 'visitors read nothing of a draft' },
  },
  {
    name: 'drafts that the last one writes over',
    file: 'src/server/features/settings/draft.ts',
    find: 'if ((draft?.revision ?? 0) !== revision)',
    replace: 'if ((draft?.revision ?? 0) < 0)',
    test: {
      file: 'src/server/features/settings/draft.test.ts',
      name: 'of many who change a draft at once one is heard',
    },
  },
  {
    name: 'whoever decided decides the appeal as well',
    file: 'src/server/features/decisions/appeal.ts',
    find: 'by.operatorId === null || by.operatorId === found.operator_id',
    replace: 'by.operatorId === null',
    test: {
      file: 'src/server/features/decisions/appeal-cases.test.ts',
      name: 'whoever decided neither opens nor decides the appeal',
    },
  },
  {
    name: 'a writer who is not told that the member asks what the profile is',
    file: 'src/server/features/writing/send-answer.ts',
    find: 'if (owed && !honest && !isPause)',
    replace: 'if (false)',
    test: {
      file: 'src/server/features/writing/writing.test.ts',
      name: 'asked what it is the next answer is an exact honest sentence',
    },
  },
  {
    name: 'a denial that may be sent',
    file: 'src/server/features/writing/send-answer.ts',
    find: 'const fault: AnswerFault | null = isPause ? null : faultIn({ text, canReply })',
    replace:
      'const fault: AnswerFault | null = isPause || faultIn({ text, canReply }) ? null : null',
    test: {
      file: 'src/server/features/writing/care.test.ts',
      name: 'what lies or asks for more is refused always',
    },
  },
  {
    name: 'two writers in one conversation',
    file: 'src/server/features/writing/claim.ts',
    find: '    where writing_claim.operator_id is null or writing_claim.operator_id = excluded.operator_id or writing_claim.claimed_until <= ${now}\n',
    replace: '',
    test: {
      file: 'src/server/features/writing/writing.test.ts',
      name: 'of two writers who open at the same moment one has it',
    },
  },
  {
    name: 'a roll-up that counts a refund as revenue',
    file: 'src/server/features/figures/count-day.ts',
    find: "account_id, currency, 0, ${taken('amount_minor')}, 0, -vat_in(amount_minor, vat_rate)",
    replace: "account_id, currency, ${taken('amount_minor')}, 0, 0, vat_in(amount_minor, vat_rate)",
    test: {
      file: 'src/server/features/figures/count-figures.test.ts',
      name: 'money that went back is no revenue',
    },
  },
  {
    name: 'a total that gives away the one line that was folded',
    file: 'src/server/features/figures/few.ts',
    find: 'while (folded.length > 0 && isAboutFew(sumOf(folded)) && shown.length > 0)',
    replace: 'while (folded.length > 99)',
    test: {
      file: 'src/server/features/figures/few.test.ts',
      name: 'lines about few are folded',
    },
  },
  {
    name: 'a decision that does not become a row of the record',
    file: 'src/server/features/decisions/decide.ts',
    find: '  await noteDecision(tx, subject, { wanted, plan, decision })\n',
    replace: '  void noteDecision\n',
    test: {
      file: 'src/server/commands/deciding.test.ts',
      name: 'a decision is made in the name of an operator',
    },
  },
  {
    name: 'whoever asks for money says yes to it',
    file: 'src/server/features/approvals/decide.ts',
    find: "    .where('asked_by', '<>', by.operatorId)\n",
    replace: '',
    test: {
      file: 'src/server/features/approvals/approvals.test.ts',
      name: 'whoever asks never says yes',
    },
  },
  {
    name: 'a sum above the limit that is paid at once',
    file: 'src/server/features/approvals/limits.ts',
    find: 'euros <= limits.alone_amount * 100 &&',
    replace: 'limits.alone_amount > 0 &&',
    test: {
      file: 'src/server/features/approvals/approvals.test.ts',
      name: 'within the limits one person pays back alone',
    },
  },
]
