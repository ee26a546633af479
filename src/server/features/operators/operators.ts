// The people who run sites: inviting them, their roles, logging in with a second factor, and ending their access.

export { resetFactors } from './change-people.ts'
export { endOperator } from './end-operator.ts'
export { invite } from './invite.ts'
export { listPeople } from './list-people.ts'
export { DEMO_OFFICE, operatorByEmail, rolesOf } from './people.ts'
