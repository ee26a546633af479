create table member (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  email text not null,
  password_hash text not null,
  status text not null default 'not_confirmed'
    check (status in ('not_confirmed', 'active', 'deleted', 'banned')),
  name text not null check (char_length(name) between 1 and 40),
  gender text not null check (gender in ('male', 'female')),
  seeks text not null check (seeks in ('male', 'female', 'both')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  date_of_birth date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null default '',
  city text not null default '',
  about text not null default '' check (char_length(about) <= 2000),
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  tattoos text,
  interests text[] not null default '{}',
  language text not null default 'nl',
  notifications_disabled text[] not null default '{}',
  paid_user boolean not null default false,
  is_fictional boolean not null default false,
  is_invisible boolean not null default false,
  last_active_at timestamptz not null default now(),
  signup_at timestamptz not null default now()
);
create unique index member_email on member (site_id, lower(email));
-- Whoever may be shown at all; every index of the search is partial on this.
create index member_visible on member (site_id, gender, country, region, last_active_at desc, id desc)
  where status = 'active' and not is_invisible;
create index member_online on member (site_id, last_active_at desc, id desc)
  where status = 'active' and not is_invisible and not is_fictional;

create table block (
  blocker_id uuid not null references member on delete cascade,
  blocked_id uuid not null references member on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_by_blocked on block (blocked_id, blocker_id);

create table photo (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  -- Unguessable: whoever knows it may see the public variants, so only those who may see the photo are told.
  filename text not null unique check (filename ~ '^[A-Za-z0-9_-]{22,64}$'),
  position smallint not null check (position >= 0),
  status text not null default 'active' check (status in ('waiting', 'active')),
  created_at timestamptz not null default now(),
  unique (member_id, position)
);
