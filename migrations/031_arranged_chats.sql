-- How a member keeps their own list of conversations: without notice of one, on top of the list, or out of it.
alter table conversation_side
  add column is_muted boolean not null default false,
  -- One of five places on top of the list.
  add column pinned_place smallint check (pinned_place between 1 and 5),
  -- Archived with its messages up to this one: the next one brings it back, unless it is muted.
  add column archived_seq integer,
  add constraint conversation_side_pinned_is_listed check (pinned_place is null or last_at is not null and archived_seq is null);

create unique index conversation_side_pinned on conversation_side (member_id, pinned_place) where pinned_place is not null;
create index conversation_side_archived on conversation_side (member_id, last_at desc, conversation_id desc)
  where archived_seq is not null and last_at is not null;
