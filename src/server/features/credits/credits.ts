// The ledger of credits. Every balance changes by one guarded statement with an entry and its counter-entry.

export { balanceOf, giveFreeMessage, openAccount, type Purse, purseOf } from './accounts.ts'
export { correctCredits, entriesFor, moveCredits, takeBack } from './move-credits.ts'
