-- A session is a random token in a cookie; only its SHA-256 is kept.
create table session (
  token_hash bytea primary key,
  member_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index session_by_member on session (member_id);
create index session_by_expiry on session (expires_at);

-- Counters of the limits that must survive a restart. The key is a hash: no address stands here.
create table limit_counter (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index limit_counter_by_reset on limit_counter (resets_at);
