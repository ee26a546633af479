-- What others see of a member at first sight stands with the member, so that no list has to look for it.
alter table member
  -- The first of their photos that is shown: kept true by the trigger below.
  add column main_photo text,
  -- Since when others can see them: a saved search tells of those who are new since it last told.
  add column activated_at timestamptz;
update member set activated_at = signup_at where status = 'active';

-- Photos. Positions are exchanged within one statement.
alter table photo
  -- The name of the blurred variant: it leads to no other.
  add column locked_filename text,
  add column width smallint,
  add column height smallint,
  -- The part of the picture that tiles show, in shares of its width and height.
  add column crop jsonb,
  -- The browser's own id of its upload: the same one again is the same photo.
  add column client_id uuid,
  -- What was uploaded, as a hash: the same client id with another file is a mistake, and not the same photo.
  add column client_hash bytea,
  drop constraint photo_member_id_position_key,
  add constraint photo_position unique (member_id, position) deferrable initially immediate;
update photo set locked_filename = translate(encode(sha256(('locked:' || filename)::bytea), 'base64'), '+/=', '-_'),
  width = 800, height = 1000;
alter table photo
  alter column locked_filename set not null,
  alter column width set not null,
  alter column height set not null,
  add check (locked_filename ~ '^[A-Za-z0-9_-]{22,64}$'),
  add unique (locked_filename),
  add unique (member_id, client_id);
create index photo_waiting on photo (created_at) where status = 'waiting';

create function set_main_photo() returns trigger language plpgsql as $$
begin
  -- Whoever changes photos of the same member meanwhile waits here, and is seen by the statement after it.
  perform from member where id in (select member_id from changed) order by id for no key update;
  update member set main_photo = shown.filename
  from (
    select distinct changed.member_id, (
      select filename from photo
      where photo.member_id = changed.member_id and photo.status = 'active'
      order by position limit 1
    ) as filename
    from changed
  ) as shown
  where member.id = shown.member_id and member.main_photo is distinct from shown.filename;
  return null;
end $$;
create trigger photo_added after insert on photo
  referencing new table as changed for each statement execute function set_main_photo();
create trigger photo_changed after update on photo
  referencing new table as changed for each statement execute function set_main_photo();
create trigger photo_removed after delete on photo
  referencing old table as changed for each statement execute function set_main_photo();
update member set main_photo = photo.filename
from photo where photo.member_id = member.id and photo.position = 0 and photo.status = 'active';

-- Likes, and the matches they make: one row for two members, the lower id first.
alter table member_like
  -- Not yet looked at by the one who is liked.
  add column is_new boolean not null default true,
  -- When the like modal showed it: it shows each like once.
  add column announced_at timestamptz;
create index member_like_given on member_like (from_id, created_at desc, to_id desc);
create index member_like_received on member_like (to_id, created_at desc, from_id desc);
create index member_like_new on member_like (to_id) where is_new;
drop index member_like_by_target;

create table member_match (
  first_id uuid not null references member on delete cascade,
  second_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index member_match_of_first on member_match (first_id, created_at desc, second_id desc);
create index member_match_of_second on member_match (second_id, created_at desc, first_id desc);

-- Live events: each recipient has a counter of their own, raised in the transaction that the event tells of, so that
-- whoever has seen up to a number has missed nothing below it.
create table event_counter (
  member_id uuid primary key references member on delete cascade,
  seq bigint not null
) with (fillfactor = 50);
create table member_event (
  member_id uuid not null references member on delete cascade,
  seq bigint not null,
  kind text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (member_id, seq)
);
create index member_event_by_time on member_event (created_at);

-- The swipe game: what somebody decided about whom, and how many likes they gave on a day of the site's time zone.
create table swipe (
  member_id uuid not null references member on delete cascade,
  target_id uuid not null references member on delete cascade,
  -- A pass that was taken back stays as such until its card is decided anew, so that only one can be taken back in a row.
  choice text not null check (choice in ('like', 'pass', 'undone')),
  created_at timestamptz not null,
  primary key (member_id, target_id)
);
create index swipe_latest on swipe (member_id, created_at desc);
create index swipe_by_target on swipe (target_id);
create table swipe_day (
  member_id uuid not null references member on delete cascade,
  day date not null,
  likes smallint not null check (likes between 0 and 4),
  primary key (member_id, day)
);

-- Searches that somebody wants to hear of. The filters are those of the contract.
create table saved_search (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  filters jsonb not null,
  created_at timestamptz not null,
  -- Members who appeared after this are new to whoever looks at the search.
  seen_at timestamptz not null,
  -- Members who appeared after this have not been told of by mail.
  told_at timestamptz not null,
  unique (member_id, filters)
);
create index saved_search_to_tell on saved_search (told_at);

-- Reports of members, photos and messages to whoever runs the site. They outlive the members they are about:
-- what was reported is copied here and erased six months after the decision.
create table report (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  site_id uuid not null references site,
  -- The browser's own id of the report: the same one again is the same report.
  client_id uuid not null,
  reporter_id uuid references member on delete set null,
  target_id uuid references member on delete set null,
  subject text not null check (subject in ('member', 'photo', 'message')),
  -- The photo or message that it is about.
  subject_id uuid,
  reason text not null,
  explanation text not null check (char_length(explanation) <= 2000),
  -- What was to be seen when it was reported.
  evidence jsonb not null,
  created_at timestamptz not null,
  decision text check (decision in ('no_action', 'remove_content', 'ban')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  unique (site_id, client_id)
);
create index report_open on report (site_id, created_at) where decision is null;
create index report_by_reporter on report (reporter_id);
create index report_by_target on report (target_id);
create index report_by_decision on report (decided_at) where decided_at is not null;

-- What was done about a report and when. The app's role may only append.
create table report_step (
  id bigint generated always as identity primary key,
  report_id uuid not null references report on delete cascade,
  step text not null check (step in ('received', 'receipt_sent', 'decided', 'statement_sent')),
  detail text not null default '',
  created_at timestamptz not null
);
create index report_step_by_report on report_step (report_id, id);

-- What can be searched for in words is a bit each, so that a walk over everybody of a country compares numbers only.
-- The search asks this same function for the bits of its filters. A word that is new gets a new bit at the end.
create function search_facets(words text[]) returns bigint language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << array_position(array[
    'has_photo',
    'body_type:slim', 'body_type:average', 'body_type:athletic', 'body_type:muscular', 'body_type:curvy',
    'body_type:full_figured',
    'hair_color:black', 'hair_color:brown', 'hair_color:blond', 'hair_color:red', 'hair_color:grey', 'hair_color:bald',
    'eye_color:brown', 'eye_color:hazel', 'eye_color:green', 'eye_color:blue', 'eye_color:grey',
    'relationship_status:single', 'relationship_status:relationship', 'relationship_status:open_relationship',
    'relationship_status:complicated', 'relationship_status:divorced', 'relationship_status:widowed',
    'art', 'beach', 'camping', 'cars', 'cooking', 'cycling', 'dancing', 'dining_out', 'fashion', 'festivals', 'films',
    'fitness', 'gaming', 'gardening', 'hiking', 'motorcycles', 'music', 'nature', 'pets', 'photography', 'reading',
    'running', 'sauna', 'sports', 'swimming', 'theatre', 'travel', 'wine', 'winter_sports', 'yoga'
  ], word)), 0)
  from unnest(words) as word
$$;
alter table member add column facets bigint not null generated always as (search_facets(array[
  case when main_photo is not null then 'has_photo' end,
  'body_type:' || body_type,
  'hair_color:' || hair_color,
  'eye_color:' || eye_color,
  'relationship_status:' || relationship_status
] || interests)) stored;

-- The search reads one stretch of an index in order and looks at nothing else until it knows whom to show.
-- That lasts as long as most pages have been vacuumed since somebody on them was last active.
alter table member set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);
drop index member_visible;
create index member_search on member (site_id, country, gender, last_active_at desc, id desc)
  include (facets, date_of_birth, is_fictional, signup_at, region, city)
  where status = 'active' and not is_invisible;
create index member_search_region on member (site_id, country, region, gender, last_active_at desc, id desc)
  include (facets, date_of_birth, is_fictional, signup_at, city)
  where status = 'active' and not is_invisible;
-- Who has appeared since somebody last looked.
create index member_new on member (site_id, country, gender, activated_at)
  where status = 'active' and not is_invisible and not is_fictional;
-- Fictional profiles that wait for their place of the day.
create index member_to_rotate on member (last_active_at) where is_fictional;
