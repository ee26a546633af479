import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Likes a member, once however often it is said. A like that is mutual is a match. */
export const likeMember = endpoint({
  method: 'POST',
  path: '/api/like.php',
  access: 'member',
  input: z.strictObject({ profile_id: z.uuid() }),
  output: z.object({ matched: z.boolean() }),
  refusals: ['NOT_FOUND'],
})
