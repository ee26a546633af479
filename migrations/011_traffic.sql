-- How often landing pages and the first page were opened and left at once: counts only, and nothing that leads to a visitor.
create table traffic_day (
  site_id uuid not null references site,
  -- In the time zone of the site.
  day date not null,
  -- The name of the route with its slug if it has one, such as landers-gallery/milfnl.
  page text not null,
  -- Who sent the visitors; empty where nobody did. What is one source too many for a day counts for the network other.
  network text not null,
  ref text not null,
  sub1 text not null,
  sub2 text not null,
  sub3 text not null,
  visits integer not null check (visits >= 0),
  -- Of the visits those whose address asks (lb) that it is counted when they end at once, and how many did.
  watched integer not null check (watched >= 0),
  bounces integer not null check (bounces >= 0),
  primary key (site_id, day, page, network, ref, sub1, sub2, sub3)
);
create index traffic_day_to_sweep on traffic_day (day);
