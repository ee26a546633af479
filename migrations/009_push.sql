-- Whether somebody sees a page of this session, and since when; null once it was hidden. Whoever does is not pushed.
alter table session add column shown_at timestamptz;

-- Where a device can be pushed. It goes with the session that it was given by.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references session (id) on delete cascade,
  member_id uuid not null references member on delete cascade,
  -- An address of a push service, which leads to one browser. It belongs to whoever gave it first.
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- The number of the member's event up to which this device was thought of.
  told_seq bigint not null,
  created_at timestamptz not null
);
create index push_subscription_by_member on push_subscription (member_id);
create index push_subscription_by_session on push_subscription (session_id);

-- Conversations with something unread that nobody was mailed about yet.
create index conversation_side_unmailed on conversation_side (last_at)
  where unread > 0 and mailed_seq <= read_seq;
