import * as z from 'zod/mini'

declare const unread: unique symbol

/**
 * A member's name as a call answers it. Any text can be one, but it can be shown as none before it was asked whether the
 * member is real: `useMarkedName` and `useTaggedName` make words of it together with the mark of a fictional profile.
 */
export type MemberName = string | typeof unread
export const MemberName = z.string() as unknown as z.ZodMiniType<MemberName, MemberName>

/** A member as others see them in a list. Every form of a fictional profile carries its flag. */
export const MemberCard = z.object({
  id: z.uuid(),
  name: MemberName,
  /** Null where the site shows no ages, as the town and the country are then empty. */
  age: z.nullable(z.int()),
  city: z.string(),
  country: z.string(),
  fictional_icon: z.boolean(),
  is_online: z.boolean(),
  is_new: z.boolean(),
  main_image: z.nullable(z.object({ filename: z.string(), thumb_filename: z.string() })),
})
export type MemberCard = z.infer<typeof MemberCard>
