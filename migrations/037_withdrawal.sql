-- A purchase that its buyer withdrew from, once at most. What is paid back for it is its refund.
create table order_withdrawal (
  order_id uuid primary key references credit_order,
  refund_id uuid not null unique references order_refund,
  -- How the buyer was known: by their login, or by the order's number and the account's e-mail address.
  way text not null check (way in ('login', 'number')),
  withdrawn_at timestamptz not null
);
