import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { Email } from '../fields.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'
import { SiteRole } from './roles.ts'

/** How long an invitation can be taken. */
export const INVITATION_HOURS = 24

const Moment = z.iso.datetime()
const SiteRoles = z.array(SiteRole).check(
  z.minLength(1),
  z.maxLength(50),
  z.refine((roles) => new Set(roles.map(({ site_id: site }) => site)).size === roles.length),
)

export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ site_id: z.nullable(z.uuid()), role: z.string() })),
  passkeys: z.int(),
  has_app: z.boolean(),
  recovery_codes: z.int(),
  created_at: Moment,
  last_seen_at: z.nullable(Moment),
  is_here: z.boolean(),
  ended_at: z.nullable(Moment),
  /** Whether whoever asks may change this person's access. */
  is_mine: z.boolean(),
  sessions: z.array(
    z.object({ id: z.uuid(), device: z.string(), created_at: Moment, last_seen_at: Moment }),
  ),
})
export type Person = z.output<typeof Person>

export const OpenInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  roles: z.array(z.object({ site_id: z.nullable(z.uuid()), role: z.string() })),
  /** Who asked for it; null where a command did. */
  invited_by: z.nullable(z.string()),
  expires_at: Moment,
  /** Whether it gives somebody who is here new factors for lost ones. */
  is_reset: z.boolean(),
})
export type OpenInvitation = z.output<typeof OpenInvitation>

/** Who may work here, and who was invited to. */
export const listPeople = officeEndpoint({
  method: 'GET',
  path: '/api/office/people',
  needs: 'people_read',
  input: Empty,
  output: z.object({ people: z.array(Person), invitations: z.array(OpenInvitation) }),
})

/** What is shown once, to whoever asked: the record and the database know no more than its hash. */
const Link = z.object({ id: z.uuid(), link: z.string(), expires_at: Moment })

export const invite = officeEndpoint({
  method: 'POST',
  path: '/api/office/invitations',
  needs: 'people_manage',
  needsFactor: true,
  input: z.strictObject({ email: Email, roles: SiteRoles }),
  output: Link,
  refusals: ['NOT_FOUND', 'OPERATOR_EXISTS'],
})

export const withdrawInvitation = officeEndpoint({
  method: 'DELETE',
  path: '/api/office/invitations',
  needs: 'people_manage',
  input: z.strictObject({ invitation_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

/** Sets the roles of somebody on the sites that whoever asks may change. */
export const setRoles = officeEndpoint({
  method: 'PUT',
  path: '/api/office/roles',
  needs: 'people_manage',
  needsFactor: true,
  input: z.strictObject({ operator_id: Id, roles: SiteRoles }),
  output: Empty,
  refusals: ['NOT_FOUND', 'OWN_ACCESS', 'LAST_OWNER'],
})

/** Ends somebody's access, at once and everywhere. The name stays in the record. */
export const endOperator = officeEndpoint({
  method: 'POST',
  path: '/api/office/end-operator',
  needs: 'people_manage',
  needsFactor: true,
  input: z.strictObject({ operator_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND', 'OWN_ACCESS', 'LAST_OWNER'],
})

/** Makes a link by which somebody who lost a factor gets new ones. The old ones go when it is taken. */
export const resetFactors = officeEndpoint({
  method: 'POST',
  path: '/api/office/reset-factors',
  needs: 'people_manage',
  needsFactor: true,
  input: z.strictObject({ operator_id: Id }),
  output: Link,
  refusals: ['NOT_FOUND', 'OWN_ACCESS'],
})

export const endSessions = officeEndpoint({
  method: 'POST',
  path: '/api/office/end-sessions',
  needs: 'people_manage',
  input: z.strictObject({ operator_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
