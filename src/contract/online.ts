import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MemberCard } from './member-card.ts'

/** A few members of a country who are online now, and how many there are. Fictional profiles are never among them. */
export const listOnline = endpoint({
  method: 'GET',
  path: '/api/online.php',
  access: 'anyone',
  input: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)), 4),
  }),
  output: z.object({
    country: z.string(),
    num_online: z.int(),
    members: z.array(MemberCard),
  }),
})
