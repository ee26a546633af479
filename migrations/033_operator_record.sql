-- What operators did and looked at. It can only be added to; each row holds the hash of the one before it.
create table operator_record (
  -- This and the hashes are given by a trigger.
  number bigint primary key default 0 check (number > 0),
  at timestamptz not null,
  -- Nobody: a command without an operator's name, or a rule of the system.
  operator_id uuid references operator,
  -- As they were called then.
  who text not null,
  via text not null check (via in ('office', 'command', 'system')),
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  -- No foreign key: a row outlives what it is about.
  site_id uuid,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id text not null,
  -- Before and after, and why.
  details jsonb not null,
  request_id text,
  previous_hash bytea not null default '',
  hash bytea not null unique default ''
);
create index operator_record_by_operator on operator_record (operator_id, number desc);
create index operator_record_by_subject on operator_record (subject_kind, subject_id, number desc);
create index operator_record_by_action on operator_record (action, number desc);
create index operator_record_by_site on operator_record (site_id, number desc);

-- Where the chain ends: who cuts off its newest rows would have to change this, too, which the app's role cannot.
create table operator_record_end (
  is_only boolean primary key default true check (is_only),
  number bigint not null,
  hash bytea not null
);
insert into operator_record_end (number, hash) values (0, sha256('vonk'));

-- What is hashed of a row, in words that are the same on every server.
create function operator_record_words(entry operator_record) returns text language sql stable as $$
  select jsonb_build_array(
    entry.number, (extract(epoch from entry.at) * 1000000)::bigint, entry.operator_id, entry.who, entry.via, entry.action,
    entry.site_id, entry.subject_kind, entry.subject_id, entry.details, entry.request_id)::text
$$;

-- One after the other, whoever writes: the number and both hashes are given here and nowhere else.
create function chain_operator_record() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare last operator_record_end;
begin
  select * into last from operator_record_end for update;
  new.number := last.number + 1;
  new.previous_hash := last.hash;
  new.hash := ''::bytea;
  new.hash := sha256(last.hash || convert_to(operator_record_words(new), 'UTF8'));
  update operator_record_end set number = new.number, hash = new.hash;
  return new;
end $$;
create trigger chain_operator_record before insert on operator_record
  for each row execute function chain_operator_record();

create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  raise exception 'the record can only be added to';
end $$;
create trigger operator_record_stays before update or delete on operator_record
  for each row execute function refuse_change_of_record();
create trigger operator_record_is_not_emptied before truncate on operator_record
  for each statement execute function refuse_change_of_record();
