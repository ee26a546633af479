// The ledger of credits. Every balance changes by one guarded statement with an entry and its counter-entry.

export { balanceOf, openAccount } from './accounts.ts'
export { correctCredits } from './correct-credits.ts'
export { entriesFor } from './entries-for.ts'
export { moveCredits } from './move-credits.ts'
export { takeBack } from './take-back.ts'
