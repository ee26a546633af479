-- Who sees a member: everybody whom the site lets in, members only, or only those whom the member likes or wrote to.
alter table member
  add column shown_to text not null default 'everybody' check (shown_to in ('everybody', 'members', 'chosen'));

-- A search asks this of everybody it walks past, so it stands in the indexes that it walks.
drop index member_search;
create index member_search on member (site_id, country, gender, last_active_at desc, id desc)
  include (facets, date_of_birth, is_fictional, signup_at, region, city, shown_to)
  where status = 'active' and not is_invisible;
drop index member_search_region;
create index member_search_region on member (site_id, country, region, gender, last_active_at desc, id desc)
  include (facets, date_of_birth, is_fictional, signup_at, city, shown_to)
  where status = 'active' and not is_invisible;
