-- By which country and device visitors come; members keep the device that they signed up on.
alter table traffic_day
  add column country text not null default '',
  add column device text not null default '',
  drop constraint traffic_day_pkey,
  add primary key (site_id, day, page, network, ref, sub1, sub2, sub3, country, device);
alter table member add column device text check (device in ('phone', 'tablet', 'desktop'));

-- When the money was taken back, which the status alone does not tell.
alter table credit_order add column charged_back_at timestamptz;
update credit_order set charged_back_at = coalesce(
  (select min(created_at) from credit_entry where reason = 'chargeback' and reference = credit_order.id::text), completed_at)
where status = 'charged_back';

-- What a day is counted from. Messages and entries are found by their place on the disk, which is in order of time.
create index message_by_time on message using brin (created_at) with (autosummarize = on);
create index credit_entry_by_time on credit_entry using brin (created_at) with (autosummarize = on);
create index credit_order_by_completion on credit_order (completed_at) where completed_at is not null;
create index credit_order_by_charge_back on credit_order (charged_back_at) where charged_back_at is not null;
create index order_refund_by_time on order_refund (created_at);
create index member_by_signup on member (signup_at) where not is_fictional;

-- In which weeks and months a member was here: no more than who comes back, and how many there are, can be told from.
create table member_seen (
  member_id uuid not null references member on delete cascade,
  span text not null check (span in ('week', 'month')),
  -- The first day of it, in the time zone of the site.
  starts date not null,
  primary key (member_id, span, starts)
);
create index member_seen_to_sweep on member_seen (starts);

-- The default is that of settings-schema.ts.
create function zone_of(site uuid) returns text language sql stable as $$
  select coalesce(settings ->> 'time_zone', 'Europe/Amsterdam') from site where id = zone_of.site
$$;

create function note_seen() returns trigger language plpgsql as $$
declare here date := (coalesce(new.here_at, new.last_active_at) at time zone zone_of(new.site_id))::date;
begin
  insert into member_seen (member_id, span, starts)
  values (new.id, 'week', date_trunc('week', here)), (new.id, 'month', date_trunc('month', here))
  on conflict do nothing;
  return null;
end $$;
-- Once in a quarter of an hour at most: no day anywhere begins between two of them.
create trigger member_was_here after update of last_active_at, here_at on member
  for each row when (not new.is_fictional
    and date_bin('15 minutes', coalesce(new.here_at, new.last_active_at), 'epoch')
      is distinct from date_bin('15 minutes', coalesce(old.here_at, old.last_active_at), 'epoch'))
  execute function note_seen();
insert into member_seen (member_id, span, starts)
select id, span, date_trunc(span, here) from member
  cross join lateral (select (coalesce(here_at, last_active_at) at time zone zone_of(site_id))::date as here) as seen
  cross join (values ('week'), ('month')) as spans (span)
where not is_fictional and status = 'active';

-- The figures of a day, rolled up: all of it can be made again from the tables above. A row is one cut through them: `cut` says
-- which of page, network, country and device (8, 4, 2, 1) are summed over; these are empty then.
create table figure_day (
  site_id uuid not null references site on delete cascade,
  cut smallint not null check (cut between 0 and 15),
  -- In the time zone of the site.
  day date not null,
  page text not null,
  network text not null,
  country text not null,
  device text not null,
  visits integer not null,
  -- Who signed up on this day, and how many of them did the rest within fourteen days.
  signups integer not null,
  activated integer not null,
  wrote integer not null,
  bought integer not null,
  -- Paid on this day: orders, those of them that were somebody's first, and people.
  orders integer not null,
  first_orders integer not null,
  buyers integer not null,
  credits_sold integer not null,
  credits_spent integer not null,
  -- What all movements of this day made of what members have.
  credits_moved integer not null,
  messages integer not null,
  writers integer not null,
  primary key (site_id, cut, day, page, network, country, device)
);

-- Money of a day in whole minor units without VAT. What went back is of the day on which it did, whenever it was paid.
create table figure_money (
  site_id uuid not null references site on delete cascade,
  cut smallint not null check (cut between 0 and 15),
  day date not null,
  page text not null,
  network text not null,
  country text not null,
  device text not null,
  currency text not null,
  paid bigint not null,
  refunded bigint not null,
  charged_back bigint not null,
  vat bigint not null,
  primary key (site_id, cut, day, page, network, country, device, currency)
);

-- Of who signed up in a week, how many were here again so many weeks later; in week 0 all of them.
create table figure_cohort (
  site_id uuid not null references site on delete cascade,
  week date not null,
  after smallint not null check (after >= 0),
  people integer not null,
  primary key (site_id, week, after)
);

-- Up to when a site was counted, from which day on, and where its days begin.
create table figure_state (
  site_id uuid primary key references site on delete cascade,
  zone text not null,
  first_day date not null,
  counted_at timestamptz not null
);

-- Days (in UTC) of which something has changed since: they are counted again with those around them.
create table figure_stale (
  site_id uuid not null references site on delete cascade,
  day date not null,
  -- Another one each time: whoever has counted it forgets only what was noted before.
  mark uuid not null default gen_random_uuid(),
  primary key (site_id, day)
);

create function vat_in(total bigint, rate integer) returns bigint language sql immutable parallel safe as $$
  select (total * rate * 2 + 10000 + rate) / ((10000 + rate) * 2)
$$;

-- Where and from whom a member came is not known any more once they are erased: whatever they did is counted again.
create function forget_in_figures() returns trigger language plpgsql as $$
begin
  insert into figure_stale (site_id, day)
  select old.site_id, (at at time zone 'UTC')::date from (
    select old.signup_at as at
    union select completed_at from credit_order where account_id = old.credit_account_id and completed_at is not null
    union select charged_back_at from credit_order where account_id = old.credit_account_id and charged_back_at is not null
    union select order_refund.created_at from order_refund join credit_order on credit_order.id = order_id
      where account_id = old.credit_account_id
    union select created_at from credit_entry where account_id = old.credit_account_id
    union select created_at from message where sender_id = old.id
  ) as done
  group by 2 order by 2 on conflict (site_id, day) do update set mark = gen_random_uuid();
  return old;
end $$;
create trigger member_leaves_figures before delete on member
  for each row when (not old.is_fictional) execute function forget_in_figures();

create function forget_chat_in_figures() returns trigger language plpgsql as $$
begin
  insert into figure_stale (site_id, day)
  select old.site_id, (created_at at time zone 'UTC')::date from message where conversation_id = old.id
  group by 2 order by 2 on conflict (site_id, day) do update set mark = gen_random_uuid();
  return old;
end $$;
create trigger conversation_leaves_figures before delete on conversation
  for each row execute function forget_chat_in_figures();
