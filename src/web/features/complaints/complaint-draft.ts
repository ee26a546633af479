import * as z from 'zod/mini'
import { COMPLAINT_KINDS, COMPLAINT_TEXT } from '#contract/complaints.ts'
import { wrongEmail } from '#web/features/accounts/credentials.tsx'
import { stored } from '#web/browser/stored.ts'

const Draft = z.object({
  clientId: z.uuid(),
  name: z.string(),
  /** Null until one is typed: then it is the member's own. */
  email: z.nullable(z.string()),
  kind: z.nullable(z.enum(COMPLAINT_KINDS)),
  reference: z.string(),
  text: z.string(),
})
export type Draft = z.infer<typeof Draft>
export type ComplaintField = 'name' | 'email' | 'kind' | 'reference' | 'text'

export const EMPTY_DRAFT: Draft = {
  clientId: '00000000-0000-4000-8000-000000000000',
  name: '',
  email: null,
  kind: null,
  reference: '',
  text: '',
}

/** The complaint stays in this tab until it is sent, also when the visitor reads another page meanwhile. */
export const storedComplaint = stored<Draft>('complaint', (stored) => {
  const draft = z.safeParse(Draft, stored)
  return draft.success ? draft.data : null
})

/** Which fields cannot be sent as they are, from top to bottom. */
export function missingIn({ name, email, kind, text }: Draft): ComplaintField[] {
  return [
    ...(name.trim().length >= 2 ? [] : (['name'] as const)),
    ...(wrongEmail((email ?? '').trim()) ? (['email'] as const) : []),
    ...(kind ? [] : (['kind'] as const)),
    ...(text.trim().length >= COMPLAINT_TEXT.shortest ? [] : (['text'] as const)),
  ]
}
