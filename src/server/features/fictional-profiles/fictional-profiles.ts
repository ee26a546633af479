// Fictional profiles as the office makes, licenses, publishes and retires them.

export { listProfiles } from './list-profiles.ts'
export { publishProfile } from './publish.ts'
export { endLicencesPeriodically } from './pictures.ts'
export { FAREWELL, farewellHandler, retireProfile } from './retire.ts'
export { profileOf } from './profile.ts'
