import type { Screen } from './screen.ts'

/** What the law gives everybody: withdrawing, giving notice, and contesting a decision. */
export const LAW_SCREENS = {
  withdraw: {
    module: 'src/web/screens/withdraw-screen.tsx',
    load: async () => (await import('#web/screens/withdraw-screen.tsx')).WithdrawScreen,
    areas: ['withdrawal', 'payments', 'refusal'],
    head: 'withdrawal',
    data: async (args) =>
      (await import('#web/features/payments/withdrawal/load-withdrawable.ts')).loadWithdrawable(
        args,
      ),
  },
  statement: {
    module: 'src/web/screens/statement-screen.tsx',
    load: async () => (await import('#web/screens/statement-screen.tsx')).StatementScreen,
    areas: ['statement', 'refusal'],
    head: 'statement',
    data: async ({ call, url }) =>
      (await import('#web/features/decisions/load-statement.ts')).loadStatement(call, url),
  },
  notice: {
    module: 'src/web/screens/notice-screen.tsx',
    load: async () => (await import('#web/screens/notice-screen.tsx')).NoticeScreen,
    areas: ['notice', 'report', 'refusal'],
    head: 'notice',
  },
} as const satisfies Record<string, Screen>
