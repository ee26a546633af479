// What the Digital Services Act has a platform publish, made from its decisions: recipients, a report, statements without persons.

export { activeRecipients, lastSaid, publishRecipients } from './recipients.ts'
export { statementsOf } from './statements.ts'
export { yearlyReport } from './yearly-report.ts'
