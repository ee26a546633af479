alter table member
  -- The browser's own id of its signup: the same one again is the same signup.
  add column signup_client_id uuid,
  add column is_discreet boolean not null default false,
  -- Whether mail subjects and push texts may name people and quote messages.
  add column shows_details boolean not null default false,
  add column traffic_source jsonb,
  -- What a deleted or banned member was, and becomes again.
  add column status_before text check (status_before in ('not_confirmed', 'active')),
  add column deleted_at timestamptz,
  add column delete_reason text,
  add check ((status = 'deleted') = (deleted_at is not null));
create unique index member_signup_client on member (site_id, signup_client_id);
create index member_to_erase on member (deleted_at) where deleted_at is not null;

-- What a member agreed to, in which version and when.
create table consent (
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'resell')),
  version date not null,
  given_at timestamptz not null,
  primary key (member_id, kind, version)
);

-- The message somebody signed up with, kept until the conversation takes it over after activation.
create table first_message (
  member_id uuid primary key references member on delete cascade,
  target_id uuid not null references member on delete cascade,
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null
);
create index first_message_by_target on first_message (target_id);

create table member_like (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index member_like_by_target on member_like (to_id, from_id);

-- Sessions as their owner sees them, and when the password was last asked for.
alter table session
  add column id uuid not null unique default gen_random_uuid(),
  add column last_seen_at timestamptz,
  add column confirmed_at timestamptz;
update session set last_seen_at = created_at;
alter table session alter column last_seen_at set not null;

-- A link in a mail. Its secret is made from the id and the installation's key; here stands only the hash of that secret.
create table mail_link (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('activation', 'reset', 'mail_change', 'reactivation', 'undo_email', 'undo_password')),
  -- What the link will do: the new address, or what it puts back.
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_link_by_member on mail_link (member_id, kind);
create index mail_link_by_expiry on mail_link (expires_at);

-- Wrong passwords by address, or by device where the browser is known. The key is a hash: no address stands here.
create table login_lock (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null,
  locked_until timestamptz,
  -- How often it locked in a row: each lock is twice as long as the one before.
  locks integer not null default 0
);
create index login_lock_by_end on login_lock (window_ends_at);

-- Addresses that had their welcome: a keyed hash, so that it outlives the account and names nobody.
create table welcomed_email (
  site_id uuid not null references site,
  email_hash text not null,
  welcomed_at timestamptz not null,
  primary key (site_id, email_hash)
);

create table partner (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  name text not null check (char_length(name) between 1 and 80),
  key_hash bytea not null unique,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index partner_name on partner (site_id, lower(name)) where ended_at is null;

-- An account that a partner began: it becomes a member when the person finishes it.
create table partner_signup (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  partner_id uuid not null references partner,
  token_hash bytea not null unique,
  email text not null,
  gender text check (gender in ('male', 'female')),
  seeks text check (seeks in ('male', 'female', 'both')),
  country text,
  language text not null,
  traffic_source jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index partner_signup_by_expiry on partner_signup (expires_at);
create index partner_signup_by_email on partner_signup (site_id, lower(email));

-- A code for less money. Who may use one and when is decided where orders are made.
create table discount_code (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  code text not null check (code = upper(code)),
  percentage integer not null check (percentage between 1 and 100),
  reason text not null check (reason in ('stay')),
  member_id uuid references member on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (site_id, code)
);
create index discount_code_by_member on discount_code (member_id);
create unique index discount_code_to_stay on discount_code (member_id) where reason = 'stay';

-- Work to be done after a transaction: written in it, done once it is there, again after a failure, parked after eight.
create table job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  -- Whose job it is: it goes when they are erased.
  member_id uuid references member on delete cascade,
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- Somebody works on it until then; one who died is followed by another.
  leased_until timestamptz,
  last_error text,
  parked_at timestamptz,
  created_at timestamptz not null
);
create index job_to_do on job (run_at) where parked_at is null;
create index job_by_member on job (member_id);

-- Mails of an installation without a mail server, for whoever develops or tries the product.
create table outbox_mail (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  member_id uuid references member on delete cascade,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null,
  sent_at timestamptz not null
);
create index outbox_mail_by_time on outbox_mail (site_id, sent_at desc);
create index outbox_mail_by_member on outbox_mail (member_id);

-- Files of erased photos, until they are gone from the store too.
create table doomed_file (
  key text primary key,
  doomed_at timestamptz not null
);

-- Who was erased and when, by an id that leads nowhere any more: a restored backup is erased again from this list.
create table erased_member (
  member_id uuid primary key,
  erased_at timestamptz not null
);
