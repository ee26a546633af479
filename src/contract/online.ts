import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A member as others see them in a list. Every form of a fictional profile carries its flag. */
export const MemberCard = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.int(),
  city: z.string(),
  country: z.string(),
  fictional_icon: z.boolean(),
  is_online: z.boolean(),
  is_new: z.boolean(),
  main_image: z.nullable(z.object({ filename: z.string(), thumb_filename: z.string() })),
})
export type MemberCard = z.infer<typeof MemberCard>

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
