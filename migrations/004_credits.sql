-- The ledger: every movement of credits is a transfer of entries that sum to zero. The app's role may only append.
-- Nothing here leads to a person: a member points to their account, never the other way round.
create table credit_account (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  kind text not null check (kind in ('member', 'granted', 'sold', 'spent')),
  -- Stored for members only and moved by one guarded update; the site's own accounts are sums of their entries.
  balance integer,
  check ((kind = 'member') = (balance is not null)),
  check (balance >= 0)
);
create unique index credit_account_of_site on credit_account (site_id, kind) where kind <> 'member';

create table credit_entry (
  id bigint generated always as identity primary key,
  transfer_id uuid not null,
  account_id uuid not null references credit_account,
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('signup', 'purchase', 'message', 'photo', 'gift', 'refund', 'chargeback', 'correction')),
  -- What caused the transfer, such as the order or the message: one cause moves credits once.
  reference text not null,
  created_at timestamptz not null default now(),
  unique (reason, reference, account_id)
);
create index credit_entry_by_account on credit_entry (account_id, id desc);

alter table member add column credit_account_id uuid not null unique references credit_account;
