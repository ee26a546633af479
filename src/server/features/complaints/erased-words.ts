import { sql } from 'kysely'

/** Takes everything personal out of a complaint: what is left is that there was one, about what, and if it was answered. */
export const ERASED_WORDS = {
  member_id: null,
  name: '',
  email: '',
  reference: '',
  text: '',
  answer: sql<string | null>`case when answer is null then null else '' end`,
} as const
