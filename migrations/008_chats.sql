-- What a member hears and shows while they chat.
alter table member
  add column shows_read_marks boolean not null default true,
  add column hidden_words text[] not null default '{}';

-- What messages cost goes to an account that every site has from the beginning: whoever sends needs not look for it.
create function open_spent_account() returns trigger language plpgsql as $$
begin
  insert into credit_account (site_id, kind) values (new.id, 'spent') on conflict do nothing;
  return null;
end $$;
create trigger site_added after insert on site for each row execute function open_spent_account();
insert into credit_account (site_id, kind) select id, 'spent' from site on conflict do nothing;

-- Conversations: one for two members, each of whom has a side of it. Its messages are counted without a gap.
create table conversation (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  created_at timestamptz not null,
  last_seq integer not null default 0
) with (fillfactor = 50);

create table conversation_side (
  conversation_id uuid not null references conversation on delete cascade,
  -- Null once they have left for good; the other side stays.
  member_id uuid references member on delete set null,
  other_id uuid references member on delete set null,
  is_lower boolean not null,
  -- The latest message that this side may know of: what somebody with an unconfirmed address writes is held back.
  last_seq integer not null default 0,
  last_at timestamptz,
  delivered_seq integer not null default 0,
  read_seq integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- Messages up to this one were removed from this side's list.
  removed_seq integer not null default 0,
  -- Whether this side has ever written.
  has_written boolean not null default false,
  -- Up to which message this side was mailed that there is something to read.
  mailed_seq integer not null default 0,
  primary key (conversation_id, is_lower),
  unique (member_id, other_id)
) with (fillfactor = 50);
create index conversation_side_listed on conversation_side (member_id, last_at desc, conversation_id desc)
  where last_at is not null;
create index conversation_side_unread on conversation_side (member_id) where unread > 0;
create index conversation_side_by_other on conversation_side (other_id);

-- How many conversations a member has written in: a free member cannot begin more than two.
create table written_conversations (
  member_id uuid primary key references member on delete cascade,
  count integer not null check (count > 0)
);

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null,
  -- Null once they have left for good; the text and picture went with them.
  sender_id uuid references member on delete set null,
  -- The browser's own id of the message: the same one again is the same message, sent and paid for once.
  client_id uuid not null,
  kind text not null check (kind in ('text', 'photo', 'gift')),
  text text not null check (char_length(text) <= 2000),
  gift text,
  -- A photo's names, size and the hash of what was uploaded.
  filename text unique check (filename ~ '^[A-Za-z0-9_-]{22,64}$'),
  blurred_filename text unique check (blurred_filename ~ '^[A-Za-z0-9_-]{22,64}$'),
  width smallint,
  height smallint,
  client_hash bytea,
  reply_to integer,
  -- What the other one answered it with.
  reaction text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  unique (conversation_id, seq),
  unique (sender_id, client_id),
  check ((kind = 'gift') = (gift is not null)),
  check (kind = 'photo' or filename is null)
);
