-- What a site said in public of how many people use it, each time anew: the law asks for it every six months.
create table active_recipients (
  site_id uuid not null references site on delete cascade,
  -- The first days of the first and the last of the six months.
  from_month date not null,
  until_month date not null,
  average integer not null check (average >= 0),
  published_at timestamptz not null,
  primary key (site_id, until_month)
);
