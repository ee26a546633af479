// What operators did and looked at: writing it down, reading it, and proving that nothing of it was changed.

export { auditRecord } from './audit-record.ts'
export { COMMAND_LINE, type Deed, doerOf, note, type Doer } from './note.ts'
