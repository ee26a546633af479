-- A proof of age (LAW-8). What stays of it is that there was one, when, by which method and over which age: never a document, a
-- birthday or a name.
create table age_proof (
  member_id uuid primary key references member (id) on delete cascade,
  proven_by text not null check (proven_by in ('eu_age_app', 'sandbox')),
  over smallint not null check (over between 18 and 25),
  proven_at timestamptz not null
);

-- A proof that is under way, for some minutes. The browser that began it has its secret; an answer counts once.
create table age_check (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site (id) on delete cascade,
  -- Nobody where it is a visitor's, who takes it along into signup.
  member_id uuid references member (id) on delete cascade,
  secret_hash bytea not null,
  method text not null check (method in ('eu_age_app', 'sandbox')),
  nonce text not null,
  state text not null default 'open' check (state in ('open', 'done', 'refused', 'failed')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index age_check_member on age_check (member_id);
create index age_check_expires on age_check (expires_at);
