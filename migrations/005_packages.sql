-- Credits are sold in packages. A site without packages of its own sells the default ones, which belong to no site.
create table package (
  id uuid primary key default gen_random_uuid(),
  site_id uuid references site,
  style text not null check (style in ('p0', 'p1', 'p2', 'p3')),
  credits integer not null check (credits between 1 and 100000),
  is_popular boolean not null default false,
  position smallint not null check (position >= 0),
  unique nulls not distinct (site_id, style),
  unique nulls not distinct (site_id, position)
);
create unique index package_one_popular on package (site_id) nulls not distinct where is_popular;

-- What a package costs, in whole minor units. Without a price in a currency it is not offered in that currency.
create table package_price (
  package_id uuid not null references package on delete cascade,
  currency text not null
    check (currency in ('EUR', 'GBP', 'USD', 'DKK', 'SEK', 'NOK', 'PLN', 'CHF', 'AUD', 'NZD', 'CAD')),
  amount_minor integer not null check (amount_minor > 0),
  primary key (package_id, currency)
);

insert into package (style, credits, is_popular, position) values
  ('p0', 12, false, 0),
  ('p1', 30, false, 1),
  ('p2', 75, true, 2),
  ('p3', 160, false, 3);

insert into package_price (package_id, currency, amount_minor)
select package.id, price.currency, price.amount_minor
from (values
  ('EUR', 'p0', 1495), ('EUR', 'p1', 2995), ('EUR', 'p2', 5995), ('EUR', 'p3', 9995),
  ('GBP', 'p0', 1299), ('GBP', 'p1', 2599), ('GBP', 'p2', 5199), ('GBP', 'p3', 8599),
  ('USD', 'p0', 1599), ('USD', 'p1', 3299), ('USD', 'p2', 6499), ('USD', 'p3', 10999),
  ('DKK', 'p0', 10900), ('DKK', 'p1', 21900), ('DKK', 'p2', 44900), ('DKK', 'p3', 74900),
  ('SEK', 'p0', 16900), ('SEK', 'p1', 33900), ('SEK', 'p2', 67900), ('SEK', 'p3', 112900),
  ('NOK', 'p0', 16900), ('NOK', 'p1', 34900), ('NOK', 'p2', 69900), ('NOK', 'p3', 115900),
  ('PLN', 'p0', 6499), ('PLN', 'p1', 12999), ('PLN', 'p2', 25999), ('PLN', 'p3', 42999),
  ('CHF', 'p0', 1490), ('CHF', 'p1', 2890), ('CHF', 'p2', 5790), ('CHF', 'p3', 9490),
  ('AUD', 'p0', 2499), ('AUD', 'p1', 4999), ('AUD', 'p2', 9899), ('AUD', 'p3', 16499),
  ('NZD', 'p0', 2699), ('NZD', 'p1', 5399), ('NZD', 'p2', 10799), ('NZD', 'p3', 17999),
  ('CAD', 'p0', 2199), ('CAD', 'p1', 4499), ('CAD', 'p2', 8999), ('CAD', 'p3', 14999)
) as price (currency, style, amount_minor)
join package on package.style = price.style and package.site_id is null;
