-- Who hides when they were here stands in every list at a place that tells no more than the week, and `here_at` keeps the truth for what
-- only the product asks: whether to send a mail, and their own copy of their data. Null for everybody else, so that no row is written anew.
alter table member
  add column shows_last_seen boolean not null default true,
  add column here_at timestamptz,
  add constraint member_here_at check ((here_at is null) = shows_last_seen);
