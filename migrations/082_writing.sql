-- What is written as a fictional profile: a row for each conversation of a member with one, kept true by triggers in the transaction that
-- changes the conversation, whoever writes in it.
alter table conversation_side add column is_fictional boolean not null default false;
update conversation_side set is_fictional = true from member where member.id = member_id and member.is_fictional;

create table writing (
  conversation_id uuid primary key references conversation on delete cascade,
  site_id uuid not null references site on delete cascade,
  fiction_id uuid not null references member on delete cascade,
  member_id uuid not null references member on delete cascade,
  last_seq integer not null,
  last_at timestamptz not null,
  -- The latest message of the member.
  member_seq integer not null default 0,
  -- Since when the member waits for an answer; null where the profile wrote last.
  waiting_since timestamptz,
  -- For those who watch: when anything of it changed last, by the database's own clock.
  changed_at timestamptz not null default clock_timestamp()
);
create index writing_by_waiting on writing (site_id, waiting_since, conversation_id) where waiting_since is not null;
create index writing_of_all_by_waiting on writing (waiting_since, conversation_id) where waiting_since is not null;
create index writing_by_last on writing (site_id, last_at desc, conversation_id) where waiting_since is null;
create index writing_by_change on writing (site_id, changed_at);
create index writing_by_fiction on writing (fiction_id);
create index writing_by_member on writing (member_id);

-- Who answers in a conversation now, and until when. Once there is a row, people answer, and no machine of a demo world does.
create table writing_claim (
  conversation_id uuid primary key references conversation on delete cascade,
  operator_id uuid references operator,
  claimed_until timestamptz,
  check ((operator_id is null) = (claimed_until is null))
);
create index writing_claim_by_operator on writing_claim (operator_id, claimed_until);

-- Who wrote each answer, and which of them told what the profile is or asked for a pause.
create table writing_answer (
  message_id uuid primary key references message on delete cascade,
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null,
  operator_id uuid not null references operator,
  kind text not null check (kind in ('answer', 'honest', 'pause')),
  created_at timestamptz not null
);
create index writing_answer_by_conversation on writing_answer (conversation_id, seq desc);
create index writing_answer_by_operator on writing_answer (operator_id, created_at);

-- What was done about signs that somebody needs care: all up to a message is seen to then.
create table writing_care (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null,
  how text not null check (how in ('pause', 'note')),
  signs text[] not null,
  operator_id uuid not null references operator,
  created_at timestamptz not null
);
create index writing_care_by_conversation on writing_care (conversation_id, seq desc);
create index writing_care_by_operator on writing_care (operator_id);

create function mark_fictional_side() returns trigger language plpgsql as $$
begin
  new.is_fictional := coalesce((select is_fictional from member where id = new.member_id), false);
  return new;
end $$;
create trigger side_added before insert on conversation_side for each row execute function mark_fictional_side();

create function follow_fictional_side() returns trigger language plpgsql as $$
declare latest message;
begin
  if new.other_id is null or new.last_seq = 0 then
    delete from writing where conversation_id = new.conversation_id;
    return null;
  end if;
  select * into latest from message where conversation_id = new.conversation_id and seq = new.last_seq;
  insert into writing (conversation_id, site_id, fiction_id, member_id, last_seq, last_at, member_seq, waiting_since)
  select new.conversation_id, member.site_id, new.member_id, new.other_id, new.last_seq, new.last_at,
    case when latest.sender_id = new.other_id then new.last_seq else 0 end,
    case when latest.sender_id = new.other_id then new.last_at end
  from member where member.id = new.member_id
  on conflict (conversation_id) do update set
    last_seq = excluded.last_seq, last_at = excluded.last_at, member_seq = greatest(writing.member_seq, excluded.member_seq),
    waiting_since = case when excluded.waiting_since is not null then coalesce(writing.waiting_since, excluded.waiting_since) end,
    changed_at = clock_timestamp();
  return null;
end $$;
create trigger fictional_side_added after insert on conversation_side
  for each row when (new.is_fictional and new.last_seq > 0) execute function follow_fictional_side();
create trigger fictional_side_changed after update of last_seq, other_id on conversation_side
  for each row when (new.is_fictional and new.member_id is not null and (new.last_seq > old.last_seq or new.other_id is null))
  execute function follow_fictional_side();

-- What somebody was on is free when their access ends.
create function free_writing() returns trigger language plpgsql as $$
begin
  update writing_claim set operator_id = null, claimed_until = null where operator_id = new.id;
  return null;
end $$;
create trigger writer_gone after update of ended_at on operator
  for each row when (old.ended_at is null and new.ended_at is not null) execute function free_writing();

-- What is there already.
insert into writing (conversation_id, site_id, fiction_id, member_id, last_seq, last_at, member_seq, waiting_since)
select side.conversation_id, conversation.site_id, side.member_id, side.other_id, side.last_seq, side.last_at,
  coalesce((select max(seq) from message where message.conversation_id = side.conversation_id and sender_id = side.other_id and seq <= side.last_seq), 0),
  case when latest.sender_id = side.other_id then side.last_at end
from conversation_side as side
join conversation on conversation.id = side.conversation_id
join message as latest on latest.conversation_id = side.conversation_id and latest.seq = side.last_seq
where side.is_fictional and side.other_id is not null and side.last_at is not null;
