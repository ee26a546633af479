-- What a member is after, in words: what they look for, how they live with others, and where they draw the line.
alter table member
  add column looks_for text[] not null default '{}',
  add column relationship_style text,
  add column boundaries text[] not null default '{}';

-- What the search asks of these words is a bit each, as with facets, which have no bits left for them. A word that is new
-- gets a new bit at the end.
create function search_wants(words text[]) returns integer language sql immutable parallel safe as $$
  select coalesce(bit_or(1 << array_position(array[
    'chat', 'dates', 'one_night', 'friends_plus', 'affair', 'threesome', 'kink', 'friendship', 'relationship',
    'relationship_style:monogamous', 'relationship_style:open', 'relationship_style:polyamorous',
    'relationship_style:swinging', 'relationship_style:exploring'
  ], word)), 0)
  from unnest(words) as word
$$;
alter table member add column wants integer not null
  generated always as (search_wants(looks_for || ('relationship_style:' || relationship_style))) stored;

-- The search looks at nothing but its index until it knows whom to show.
drop index member_search;
create index member_search on member (site_id, country, gender, last_active_at desc, id desc)
  include (facets, wants, date_of_birth, is_fictional, signup_at, region, city, shown_to)
  where status = 'active' and not is_invisible;
drop index member_search_region;
create index member_search_region on member (site_id, country, region, gender, last_active_at desc, id desc)
  include (facets, wants, date_of_birth, is_fictional, signup_at, city, shown_to)
  where status = 'active' and not is_invisible;
