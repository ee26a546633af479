import * as z from 'zod/mini'

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
