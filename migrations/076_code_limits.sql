-- How often a code may be used in all, however many members use it; null for as often as one likes.
alter table discount_code
  add column most_uses integer check (most_uses > 0),
  -- Who made it, as they were called then.
  add column made_by text;
create index discount_use_of_code on discount_use (site_id, split_part(key, ':', 2));
create index credit_order_by_code on credit_order (site_id, discount_code) where discount_code is not null;
