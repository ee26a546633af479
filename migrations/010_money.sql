-- Whether they came for the first time: an address that had its welcome before gets no welcome discount again.
alter table member
  add column is_newcomer boolean not null default true,
  -- What they allow themselves to spend in a month, in whole minor units of the currency they pay in.
  add column spending_limit integer check (spending_limit >= 0),
  -- A higher limit, or none, that begins a day after it was asked for.
  add column spending_limit_next integer check (spending_limit_next >= 0),
  add column spending_limit_next_at timestamptz,
  -- Since a debit was returned: they pay by other means.
  add column debit_blocked_at timestamptz;

-- What somebody who was charged back has spent already stands on the site's account of debts, not below zero on theirs.
alter table credit_account drop constraint credit_account_kind_check;
alter table credit_account add constraint credit_account_kind_check
  check (kind in ('member', 'granted', 'sold', 'spent', 'debt'));

-- One purchase of credits. It outlives the member, without a name: the money has to add up for good.
create table credit_order (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  member_id uuid references member on delete set null,
  account_id uuid not null references credit_account,
  -- The browser's own id of this purchase: the same one again is the same purchase.
  client_id uuid not null,
  style text not null check (style in ('p0', 'p1', 'p2', 'p3')),
  credits integer not null check (credits > 0),
  currency text not null,
  -- All money is whole minor units. The total is what is paid: price x (100 - percentage) / 100, rounded down.
  price_minor integer not null check (price_minor > 0),
  discount_kind text check (discount_kind in ('time_bonus', 'welcome', 'stay', 'code')),
  discount_code text,
  discount_percentage integer not null default 0 check (discount_percentage between 0 and 100),
  total_minor integer not null check (total_minor >= 0 and total_minor <= price_minor),
  country text not null,
  -- In hundredths of a percent, included in the total.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  method text not null,
  bank text,
  -- new: the provider was not asked yet, or did not answer. A completed one may have been charged back since.
  status text not null default 'new'
    check (status in ('new', 'pending', 'completed', 'failed', 'cancelled', 'charged_back')),
  provider text not null check (provider in ('sandbox', 'mollie')),
  provider_id text,
  checkout_url text,
  -- Numbers of receipts of a site are in a row, without a gap.
  receipt_number integer,
  refunded_minor integer not null default 0 check (refunded_minor between 0 and total_minor),
  refunded_credits integer not null default 0 check (refunded_credits between 0 and credits),
  -- What had been spent when it was charged back.
  owed_credits integer not null default 0 check (owed_credits between 0 and credits),
  created_at timestamptz not null,
  completed_at timestamptz,
  -- When the money was really there: later than completed for a debit.
  settled_at timestamptz,
  -- When the provider is asked next about what is not settled.
  check_at timestamptz,
  checks integer not null default 0,
  unique (account_id, client_id),
  unique (provider, provider_id),
  unique (site_id, receipt_number),
  check ((status in ('completed', 'charged_back')) = (completed_at is not null)),
  check ((completed_at is null) = (receipt_number is null))
);
create index credit_order_of_account on credit_order (account_id, created_at desc, id desc);
create index credit_order_of_member on credit_order (member_id);
create index credit_order_to_check on credit_order (check_at) where check_at is not null;

create table receipt_counter (
  site_id uuid primary key references site,
  last_number integer not null
);

-- Money that went back. The key is the operator's or the provider's own: the same one again is the same refund.
create table order_refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references credit_order,
  key text not null,
  amount_minor integer not null check (amount_minor > 0),
  credits integer not null check (credits >= 0),
  provider_id text,
  -- asked: the ledger is written, the provider is still to be told.
  status text not null check (status in ('asked', 'done')),
  created_at timestamptz not null,
  unique (order_id, key)
);

-- Codes that operators make, beside those for members who stay.
alter table discount_code drop constraint discount_code_reason_check;
alter table discount_code
  add constraint discount_code_reason_check check (reason in ('stay', 'operator')),
  -- What must be bought at least, in minor units of this currency; null has no minimum.
  add column minimum integer check (minimum > 0),
  add column currency text,
  add column country text,
  -- Whether it works once for everybody together, or once for each member.
  add column is_once_each boolean not null default false,
  add column ended_at timestamptz,
  add check ((minimum is null) = (currency is null));

-- Each discount is used once: whoever writes its key first has it. An order that fails gives it back.
create table discount_use (
  site_id uuid not null references site,
  -- The code's id, with the account where it is once each; or the account for what a newcomer gets.
  key text not null,
  order_id uuid not null unique references credit_order,
  used_at timestamptz not null,
  primary key (site_id, key)
);

-- What stands on a form for direct debit until the code that was sent is given back. Details are encrypted.
create table debit_request (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  client_id uuid not null,
  -- What is to be bought, as it was asked for.
  purchase jsonb not null,
  details bytea not null,
  iban_hash text not null,
  iban_end text not null,
  phone_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (member_id, client_id)
);
create index debit_request_by_expiry on debit_request (expires_at);

-- The right to debit an account again: signed once, with a reference of its own.
create table debit_mandate (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  member_id uuid not null references member on delete cascade,
  reference text not null unique,
  details bytea not null,
  iban_hash text not null,
  iban_end text not null,
  provider text not null,
  provider_customer text,
  provider_mandate text,
  signed_at timestamptz not null,
  ended_at timestamptz
);
create index debit_mandate_of_member on debit_mandate (member_id);
create index debit_mandate_by_iban on debit_mandate (iban_hash);
alter table credit_order
  add column iban_hash text,
  add column mandate_id uuid references debit_mandate on delete set null;
create index credit_order_by_iban on credit_order (iban_hash, created_at) where iban_hash is not null;

-- Text messages of an installation without a gateway, for whoever develops or tries the product.
create table outbox_sms (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  member_id uuid references member on delete cascade,
  recipient text not null,
  body text not null,
  created_at timestamptz not null
);
create index outbox_sms_by_time on outbox_sms (site_id, created_at desc);
create index outbox_sms_of_member on outbox_sms (member_id);

-- The embedded provider: what a real one would know, apart from our own orders.
create table sandbox_payment (
  id text primary key,
  -- The same order again is the same payment.
  order_id uuid not null unique,
  site_id uuid not null references site,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  method text not null,
  bank text,
  description text not null,
  return_url text not null,
  webhook_url text not null,
  status text not null check (status in ('open', 'pending', 'paid', 'failed', 'canceled', 'expired')),
  refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor),
  charged_back_minor integer not null default 0 check (charged_back_minor between 0 and amount_minor),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create table sandbox_refund (
  key text primary key,
  payment_id text not null references sandbox_payment,
  amount_minor integer not null check (amount_minor > 0),
  created_at timestamptz not null
);
