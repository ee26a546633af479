-- Packages are sold from a time on: all of a site with the same time are one list, and the newest whose time has come is sold. Without a
-- time they were always there.
alter table package add column valid_from timestamptz;
alter table package
  drop constraint package_site_id_style_key,
  drop constraint package_site_id_position_key,
  add constraint package_style_once unique nulls not distinct (site_id, valid_from, style),
  add constraint package_position_once unique nulls not distinct (site_id, valid_from, position);
drop index package_one_popular;
create unique index package_one_popular on package (site_id, valid_from) nulls not distinct where is_popular;
