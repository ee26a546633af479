-- Every change of a site's settings, with what was stored before and after it. The app's role may only append.
create table site_version (
  site_id uuid not null references site,
  number integer not null check (number > 0),
  before jsonb not null,
  after jsonb not null,
  -- Null where it was no operator by name; as they were called then.
  operator_id uuid references operator,
  who text not null,
  via text not null check (via in ('office', 'command', 'system')),
  why text not null default '' check (char_length(why) <= 500),
  created_at timestamptz not null,
  primary key (site_id, number)
);

-- A site that is not live answers nobody. Its version is the newest one; nought before its settings were ever changed.
alter table site
  add column is_live boolean not null default true,
  add column version integer not null default 0 check (version >= 0);

-- What is prepared for a site and not published yet: one draft, whoever works on it.
create table site_draft (
  site_id uuid primary key references site,
  -- By the name of a setting, such as company.city: what it is to become.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  -- Raised by each change, so that of two who change it at once the second hears of it.
  revision integer not null check (revision > 0),
  operator_id uuid not null references operator,
  changed_at timestamptz not null
);
