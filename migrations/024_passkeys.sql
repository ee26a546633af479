-- A member logs in with a passkey beside the password: what a device proves it has, and nothing that opens anything by itself.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  -- As the device names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device has signed, where it counts.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_member on passkey (member_id);

-- What devices know the member by: random, and one for all of a member's passkeys.
alter table member add column passkey_handle bytea check (length(passkey_handle) = 32);

-- What a device is asked to sign, once. It goes when it is used, when it is over, and with its session.
create table passkey_challenge (
  challenge text primary key,
  site_id uuid not null references site on delete cascade,
  purpose text not null check (purpose in ('login', 'step_up', 'add')),
  session_id uuid references session (id) on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'login') = (session_id is null))
);
create index passkey_challenge_by_session on passkey_challenge (session_id) where session_id is not null;
create index passkey_challenge_by_end on passkey_challenge (expires_at);
