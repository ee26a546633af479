import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { officeEndpoint } from './endpoint.ts'

/** How long an invitation can be taken. */
export const INVITATION_HOURS = 24

const Moment = z.iso.datetime()
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
