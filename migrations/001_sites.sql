-- A site is a domain with its own settings: members, conversations and money belong to exactly one.
create table site (
  id uuid primary key default gen_random_uuid(),
  domain text not null unique check (domain = lower(domain)),
  is_default boolean not null default false,
  -- Only what differs from the defaults in settings-schema.ts.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index site_one_default on site (is_default) where is_default;
