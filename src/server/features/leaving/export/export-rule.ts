import type { RawBuilder } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** What a member's copy of their data has, in this order. */
export const SECTIONS = [
  'profile',
  'photos',
  'consents',
  'age_proof',
  'likes',
  'like_comments',
  'blocked',
  'swipes',
  'looks',
  'saved_searches',
  'reports',
  'decisions',
  'complaints',
  'first_message',
  'signup_wish',
  'conversations',
  'messages',
  'credits',
  'credit_entries',
  'discount_codes',
  'orders',
  'mandates',
  'sessions',
  'passkeys',
  'mail_links',
  'seen',
] as const
export type Section = (typeof SECTIONS)[number]

type Column<Table extends keyof Tables> = keyof Tables[Table] & string

/** How a table takes part: by the column that leads to the member or to their account, with these columns and not those. */
type Shared<Table extends keyof Tables> = {
  readonly section: Section
  readonly by: Column<Table>
  readonly owner?: 'account'
  readonly columns: readonly Column<Table>[]
  /** Parts of columns that are left out as a whole. */
  readonly parts?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Each with the reason why a member does not get it. */
  readonly leftOut: Readonly<Partial<Record<Column<Table>, string>>>
}
/** A table that has nothing for a member, and why. */
type Skipped = { readonly skip: string }
export type ExportRule<Table extends keyof Tables> = Shared<Table> | Skipped

export const OWN = 'it is the member themselves'
export const OURS = 'it says nothing about the member'
