export { balanceOf, openAccount } from './accounts.ts'
export { moveCredits } from './move-credits.ts'
