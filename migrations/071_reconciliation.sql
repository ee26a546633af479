-- The books against the provider's: what it says of each payment, and what does not match.
create table reconciliation (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  -- Payments and orders from then on.
  since timestamptz not null,
  state text not null check (state in ('running', 'done', 'failed')),
  -- Who asked for it: nobody by name where a command or the clock did.
  operator_id uuid references operator,
  who text not null,
  begun_at timestamptz not null,
  -- The last sign of whoever does it: without one for a while another takes over.
  seen_at timestamptz not null,
  ended_at timestamptz,
  payments integer not null default 0,
  orders integer not null default 0,
  matched integer not null default 0,
  -- By kind of finding, those that are open after it.
  found jsonb not null default '{}',
  error text check (char_length(error) <= 300),
  check ((state = 'running') = (ended_at is null))
);
create unique index reconciliation_running on reconciliation (provider) where state = 'running';
create index reconciliation_by_time on reconciliation (begun_at desc);

-- What the provider said of a payment when it was asked last.
create table provider_payment (
  provider text not null,
  payment_id text not null,
  -- As it says, which may be no order of ours.
  order_id text,
  status text not null,
  -- Null where it is no amount that we know how to read.
  amount_minor bigint,
  currency text not null,
  refunded_minor bigint not null,
  charged_back_minor bigint not null,
  -- Whose it is, where that is told.
  profile text,
  is_ours boolean not null,
  settlement text,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- In which round it was seen last, and when.
  run_id uuid not null,
  asked_at timestamptz not null,
  primary key (provider, payment_id)
);
create index provider_payment_by_run on provider_payment (run_id);

-- What does not match, once for the same facts.
create table payment_finding (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  kind text not null check (kind in (
    'missing_here', 'missing_there', 'amount_differs', 'state_differs', 'refund_differs', 'unknown_currency', 'foreign_profile')),
  payment_id text,
  order_id uuid references credit_order,
  site_id uuid references site,
  -- Ours and theirs as they were found.
  facts jsonb not null,
  found_at timestamptz not null,
  -- Settled with words by somebody, or matched in a later round.
  settled_at timestamptz,
  settled_by uuid references operator,
  outcome text check (outcome in ('settled', 'matched')),
  words text not null default '' check (char_length(words) <= 2000),
  check (payment_id is not null or order_id is not null),
  check ((settled_at is null) = (outcome is null))
);
create unique index payment_finding_once on payment_finding (provider, kind, coalesce(payment_id, order_id::text), md5(facts::text))
  where outcome is distinct from 'matched';
create index payment_finding_of_order on payment_finding (order_id);
create index payment_finding_open on payment_finding (provider) where settled_at is null;

alter table office_case drop constraint office_case_kind_check;
alter table office_case add constraint office_case_kind_check
  check (kind in ('photo', 'report', 'notice', 'complaint', 'withdrawal', 'job', 'appeal', 'payment'));

create function follow_finding() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform open_case('payment', new.site_id, new.id, credit_order.member_id, null, new.found_at)
    from (select 1) as one left join credit_order on credit_order.id = new.order_id;
  else
    perform close_case('payment', new.id, case new.outcome when 'matched' then 'gone' else 'settle' end);
  end if;
  return null;
end $$;
create trigger finding_added after insert on payment_finding for each row execute function follow_finding();
create trigger finding_settled after update of settled_at on payment_finding
  for each row when (old.settled_at is null and new.settled_at is not null) execute function follow_finding();

-- Lists of orders.
create index credit_order_by_time on credit_order (created_at desc, id desc);
create index credit_order_by_site on credit_order (site_id, created_at desc, id desc);
create index credit_order_to_look_at on credit_order (created_at desc, id desc) where status in ('new', 'pending', 'failed', 'charged_back');
