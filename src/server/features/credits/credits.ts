export { balanceOf, openAccount } from './accounts.ts'
export { entriesFor } from './entries-for.ts'
export { moveCredits } from './move-credits.ts'
