-- The people who run sites. An operator is never a member: own table, own login, own session, own host.
-- Whoever leaves is ended and not deleted: the record keeps the name.
create table operator (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null check (length(name) between 1 and 80),
  language text not null check (language in ('en', 'nl')),
  -- Beside it a code is asked for. Who has passkeys alone has none.
  password_hash text,
  -- What the codes of an app are made from, sealed, and the newest half minute whose code was used: none opens twice.
  code_secret bytea,
  code_step bigint,
  -- What devices know the operator by.
  passkey_handle bytea not null unique check (length(passkey_handle) = 32),
  created_at timestamptz not null,
  last_seen_at timestamptz,
  ended_at timestamptz,
  check (code_secret is null or password_hash is not null)
);
create unique index operator_email on operator (email) where ended_at is null;

-- One role on each site; without a site it is that on all of them.
create table operator_role (
  operator_id uuid not null references operator,
  site_id uuid references site on delete cascade,
  role text not null check (role in ('owner', 'moderator', 'support', 'finance', 'writer', 'analyst', 'auditor')),
  unique nulls not distinct (operator_id, site_id)
);

create table operator_session (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operator,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When a second factor was given last.
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null
);
create index operator_session_by_operator on operator_session (operator_id);
create index operator_session_by_end on operator_session (expires_at);

-- A link that makes an operator, once. With `operator_id` it gives one who is there new factors for lost ones.
create table operator_invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  -- Of {"site_id": … or null, "role": …}.
  roles jsonb not null,
  operator_id uuid references operator,
  -- Nobody where a command made it.
  invited_by uuid references operator,
  token_hash bytea not null unique,
  -- What the codes would be made from, if the invited person chooses an app.
  code_secret bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  withdrawn_at timestamptz,
  check (taken_at is null or withdrawn_at is null)
);
create index operator_invitation_open on operator_invitation (created_at) where taken_at is null and withdrawn_at is null;

create table operator_passkey (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operator,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkey_by_operator on operator_passkey (operator_id);

-- What a device is asked to sign, once: for a login, in a session, or by somebody who was invited.
create table operator_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('login', 'confirm', 'add', 'invitation')),
  session_id uuid references operator_session on delete cascade,
  invitation_id uuid references operator_invitation on delete cascade,
  expires_at timestamptz not null,
  check ((purpose in ('confirm', 'add')) = (session_id is not null)),
  check ((purpose = 'invitation') = (invitation_id is not null))
);
create index operator_challenge_by_end on operator_challenge (expires_at);

-- For a lost factor: each works once.
create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
