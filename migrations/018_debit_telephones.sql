-- Debits are capped for a telephone as they are for a bank account, also where several members share it.
alter table credit_order add column phone_hash text;
create index credit_order_by_phone on credit_order (phone_hash, created_at) where phone_hash is not null;

-- A mandate that has ended at the sandbox: nothing can be debited with it.
create table sandbox_ended_mandate (
  mandate text primary key,
  ended_at timestamptz not null
);
