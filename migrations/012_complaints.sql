-- What somebody complains about, under a number that they are told. Once it was answered half a year ago, or whoever sent
-- it was erased, only that there was one is left.
create table complaint (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  number text not null check (number ~ '^K-[0-9]{4}-[0-9]{6,}$'),
  -- The browser's own id of the complaint: the same one again is the same complaint.
  client_id uuid not null,
  -- Whoever was logged in when it was sent.
  member_id uuid references member on delete set null,
  name text not null check (char_length(name) <= 80),
  email text not null check (char_length(email) <= 254),
  language text not null,
  kind text not null check (kind in ('payment', 'profile_or_message', 'decision', 'privacy', 'other')),
  reference text not null check (char_length(reference) <= 80),
  text text not null check (char_length(text) <= 4000),
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- When everything personal in it was erased.
  erased_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  unique (site_id, client_id),
  unique (site_id, number)
);
create index complaint_open on complaint (site_id, created_at) where answered_at is null;
create index complaint_by_member on complaint (member_id);
create index complaint_by_email on complaint (site_id, lower(email));
create index complaint_to_erase on complaint (answered_at) where erased_at is null;

-- The last number given out per site and year.
create table complaint_counter (
  site_id uuid not null references site,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (site_id, year)
);

-- Addresses that nobody may sign up with, as a hash that only this installation can make. A row begins with a mail to the
-- address and counts once its link was confirmed; until then it is forgotten when the link has expired.
create table email_exclusion (
  id uuid primary key,
  site_id uuid not null references site,
  email_hash text not null,
  confirm_hash bytea not null unique,
  lift_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index email_exclusion_by_address on email_exclusion (site_id, email_hash);
create index email_exclusion_waiting on email_exclusion (expires_at) where confirmed_at is null;
