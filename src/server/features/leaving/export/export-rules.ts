import type { Tables } from '#server/db/tables.ts'

/** What a member's copy of their data has, in this order. */
export const SECTIONS = [
  'profile',
  'photos',
  'consents',
  'likes',
  'blocked',
  'swipes',
  'saved_searches',
  'reports',
  'first_message',
  'conversations',
  'messages',
  'credits',
  'credit_entries',
  'discount_codes',
  'sessions',
  'mail_links',
] as const
export type Section = (typeof SECTIONS)[number]

type Column<Table extends keyof Tables> = keyof Tables[Table] & string

/** How a table takes part: by the column that leads to the member or to their account, with these columns and not those. */
type Shared<Table extends keyof Tables> = {
  readonly section: Section
  readonly by: Column<Table>
  readonly owner?: 'account'
  readonly columns: readonly Column<Table>[]
  /** Each with the reason why a member does not get it. */
  readonly leftOut: Readonly<Partial<Record<Column<Table>, string>>>
}
/** A table that has nothing for a member, and why. */
type Skipped = { readonly skip: string }
export type ExportRule<Table extends keyof Tables> = Shared<Table> | Skipped

const OWN = 'it is the member themselves'
const OURS = 'it says nothing about the member'

/** Every table has a rule: one that is added without is a type error here, and a column without is found by a test. */
export const EXPORT_RULES: { readonly [Table in keyof Tables]: ExportRule<Table> } = {
  member: {
    section: 'profile',
    by: 'id',
    columns: [
      'email',
      'name',
      'gender',
      'seeks',
      'sexuality',
      'date_of_birth',
      'country',
      'region',
      'city',
      'about',
      'hair_color',
      'eye_color',
      'body_type',
      'relationship_status',
      'tattoos',
      'interests',
      'language',
      'status',
      'paid_user',
      'notifications_disabled',
      'is_invisible',
      'is_discreet',
      'shows_details',
      'shows_read_marks',
      'hidden_words',
      'traffic_source',
      'signup_at',
      'activated_at',
      'last_active_at',
    ],
    leftOut: {
      id: 'others know the member by it; it leads nowhere outside',
      site_id: OURS,
      credit_account_id: OURS,
      main_photo: 'it stands with the photos',
      facets: 'the same words again, as the search reads them',
      password_hash: 'a secret, and no copy of it is safe',
      signup_client_id: 'made by the browser for one signup',
      is_fictional: 'true for profiles of the site alone',
      status_before: 'empty while somebody is a member',
      deleted_at: 'empty while somebody is a member',
      delete_reason: 'empty while somebody is a member',
    },
  },
  photo: {
    section: 'photos',
    by: 'member_id',
    columns: ['filename', 'position', 'status', 'created_at'],
    leftOut: {
      id: OURS,
      member_id: OWN,
      locked_filename: 'the name of a copy that nothing can be seen on',
      width: OURS,
      height: OURS,
      crop: OURS,
      client_id: 'made by the browser for one upload',
      client_hash: 'tells one upload from another',
    },
  },
  consent: {
    section: 'consents',
    by: 'member_id',
    columns: ['kind', 'version', 'given_at'],
    leftOut: { member_id: OWN },
  },
  member_like: {
    section: 'likes',
    by: 'from_id',
    columns: ['to_id', 'created_at'],
    leftOut: {
      from_id: OWN,
      is_new: 'what the other has looked at is theirs',
      announced_at: 'what the other has looked at is theirs',
    },
  },
  block: {
    section: 'blocked',
    by: 'blocker_id',
    columns: ['blocked_id', 'created_at'],
    leftOut: { blocker_id: OWN },
  },
  swipe: {
    section: 'swipes',
    by: 'member_id',
    columns: ['target_id', 'choice', 'created_at'],
    leftOut: { member_id: OWN },
  },
  saved_search: {
    section: 'saved_searches',
    by: 'member_id',
    columns: ['name', 'filters', 'created_at', 'seen_at', 'told_at'],
    leftOut: { id: OURS, member_id: OWN },
  },
  report: {
    section: 'reports',
    by: 'reporter_id',
    columns: [
      'number',
      'target_id',
      'subject',
      'reason',
      'explanation',
      'created_at',
      'decision',
      'decided_at',
    ],
    leftOut: {
      id: OURS,
      site_id: OURS,
      reporter_id: OWN,
      client_id: 'made by the browser for one report',
      subject_id: OURS,
      evidence: 'it is about somebody else',
    },
  },
  first_message: {
    section: 'first_message',
    by: 'member_id',
    columns: ['target_id', 'text', 'created_at'],
    leftOut: { member_id: OWN },
  },
  conversation_side: {
    section: 'conversations',
    by: 'member_id',
    columns: ['conversation_id', 'other_id', 'has_written', 'last_at'],
    leftOut: {
      member_id: OWN,
      is_lower: OURS,
      last_seq: OURS,
      delivered_seq: OURS,
      read_seq: OURS,
      unread: OURS,
      removed_seq: OURS,
      mailed_seq: OURS,
    },
  },
  message: {
    section: 'messages',
    by: 'sender_id',
    columns: ['conversation_id', 'kind', 'text', 'gift', 'filename', 'created_at', 'deleted_at'],
    leftOut: {
      id: OURS,
      seq: OURS,
      sender_id: OWN,
      client_id: 'made by the browser for one message',
      blurred_filename: 'the name of a copy that nothing can be seen on',
      width: OURS,
      height: OURS,
      client_hash: 'tells one upload from another',
      reply_to: OURS,
      reaction: 'what the other thinks of it is theirs',
    },
  },
  credit_account: {
    section: 'credits',
    by: 'id',
    owner: 'account',
    columns: ['balance'],
    leftOut: { id: OURS, site_id: OURS, kind: OURS },
  },
  credit_entry: {
    section: 'credit_entries',
    by: 'account_id',
    owner: 'account',
    columns: ['amount', 'reason', 'created_at'],
    leftOut: { id: OURS, transfer_id: OURS, account_id: OURS, reference: OURS },
  },
  discount_code: {
    section: 'discount_codes',
    by: 'member_id',
    columns: ['code', 'percentage', 'created_at', 'expires_at'],
    leftOut: { id: OURS, site_id: OURS, member_id: OWN, reason: OURS },
  },
  session: {
    section: 'sessions',
    by: 'member_id',
    columns: ['user_agent', 'created_at', 'last_seen_at', 'expires_at', 'confirmed_at'],
    leftOut: {
      id: OURS,
      member_id: OWN,
      token_hash: 'a secret, and no copy of it is safe',
      shown_at: 'what is in sight at this moment',
    },
  },
  mail_link: {
    section: 'mail_links',
    by: 'member_id',
    columns: ['kind', 'created_at', 'expires_at', 'used_at'],
    leftOut: {
      id: 'the secret of the link is made from it',
      token_hash: 'a secret, and no copy of it is safe',
      member_id: OWN,
      data: 'it may hold the hash of an old password',
    },
  },
  credit_order: { skip: 'to be told' },
  debit_mandate: { skip: 'to be told' },
  order_refund: { skip: 'it stands with the orders' },
  discount_use: { skip: 'it stands with the orders' },
  debit_request: { skip: 'a form that was not finished, which goes after ten minutes' },
  receipt_counter: { skip: OURS },
  outbox_sms: { skip: 'copies of messages that the member has, in trial installations only' },
  sandbox_payment: { skip: 'what the embedded provider knows, in trial installations only' },
  sandbox_refund: { skip: 'what the embedded provider knows, in trial installations only' },
  job: { skip: 'work of the next minutes, which leaves its result elsewhere' },
  outbox_mail: { skip: 'copies of mails that the member has, in trial installations only' },
  partner_signup: { skip: 'begun by a partner and not yet by a member' },
  conversation: { skip: 'it stands with the sides that the two have of it' },
  written_conversations: { skip: 'the number of conversations, which are there' },
  member_match: { skip: 'made of the likes, which are there' },
  push_subscription: { skip: 'a secret address of a browser, which stands with the sessions' },
  event_counter: { skip: 'a number that says nothing' },
  member_event: { skip: 'what was told of other tables' },
  swipe_day: { skip: 'the number of likes in the game, which are there' },
  report_step: { skip: 'what was done about reports, by whoever runs the site' },
  limit_counter: { skip: 'counts under hashes that lead to nobody' },
  login_lock: { skip: 'counts under hashes that lead to nobody' },
  welcomed_email: { skip: 'hashes that lead to nobody' },
  erased_member: { skip: 'holds only those who are members no more' },
  doomed_file: { skip: 'holds only files of those who are members no more' },
  site: { skip: OURS },
  partner: { skip: OURS },
  package: { skip: OURS },
  package_price: { skip: OURS },
  migration: { skip: OURS },
}
