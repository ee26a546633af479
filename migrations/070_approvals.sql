-- What one person of the office may not do alone: asked by one, decided by another. What was within the limits and done at once is a row, too.
create table approval (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  site_id uuid not null references site,
  -- The order, member, code or whatever else it is about.
  subject_id text not null,
  -- Whom it is about.
  member_id uuid references member on delete set null,
  -- What exactly is done when it is approved,
  payload jsonb not null,
  -- and what was true when it was asked: when it is not any more, nothing is done.
  basis jsonb not null,
  amount_minor integer check (amount_minor > 0),
  currency text,
  credits integer check (credits <> 0),
  -- What it counts of what somebody may do alone in a day, in cents of a euro.
  worth_minor integer not null check (worth_minor >= 0),
  why text not null check (char_length(why) between 1 and 500),
  -- Whether it was done at once, within the limits.
  is_alone boolean not null,
  -- Nobody by name where a command did it, which it may within the limits alone.
  asked_by uuid references operator,
  asker text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- approved: it is decided and not done yet, as while the provider of payments is away.
  state text not null check (state in ('asked', 'approved', 'rejected', 'expired', 'done', 'failed', 'taken_back')),
  decided_by uuid references operator,
  decider text,
  decided_at timestamptz,
  -- Why it was rejected, or a word to whoever asked.
  words text not null default '' check (char_length(words) <= 500),
  -- Why it failed.
  outcome text check (outcome ~ '^[A-Za-z_]{1,40}$'),
  -- What was made of it, such as the refund.
  result_id uuid,
  ended_at timestamptz,
  check ((amount_minor is null) = (currency is null)),
  check (decided_by <> asked_by),
  check (is_alone or asked_by is not null),
  check (state in ('asked', 'expired', 'taken_back') or is_alone or decided_by is not null),
  check ((decided_by is null) = (decider is null)),
  check ((state in ('asked', 'approved')) = (ended_at is null)),
  check ((state = 'failed') = (outcome is not null))
);
-- One open request about one thing.
create unique index approval_open on approval (kind, subject_id) where state in ('asked', 'approved');
create index approval_waiting on approval (expires_at, number) where state = 'asked';
create index approval_by_asker on approval (asked_by, asked_at);
create index approval_by_subject on approval (subject_id, number desc);
create index approval_by_end on approval (ended_at desc, number desc) where ended_at is not null;
create index approval_by_member on approval (member_id);
create index approval_by_result on approval (result_id) where state = 'approved';

-- A request goes one way only, and what was asked stays what it is, whatever a program thinks.
create function keep_approval() returns trigger language plpgsql as $$
begin
  if (new.kind, new.site_id, new.subject_id, new.payload, new.basis, new.amount_minor, new.currency, new.credits, new.worth_minor, new.why,
      new.is_alone, new.asked_by, new.asked_at, new.expires_at)
    is distinct from (old.kind, old.site_id, old.subject_id, old.payload, old.basis, old.amount_minor, old.currency, old.credits,
      old.worth_minor, old.why, old.is_alone, old.asked_by, old.asked_at, old.expires_at) then
    raise exception 'what was asked stays what it is';
  end if;
  if new.state <> old.state and not (old.state = 'asked' or (old.state = 'approved' and new.state in ('done', 'failed'))) then
    raise exception 'a request that is % does not become %', old.state, new.state;
  end if;
  if old.decided_by is not null and new.decided_by is distinct from old.decided_by then
    raise exception 'a request is decided once';
  end if;
  return new;
end $$;
create trigger approval_goes_one_way before update on approval for each row execute function keep_approval();

-- A refund that the provider does not take is tried again ever more rarely, and does not keep the others waiting.
alter table order_refund
  add column tries integer not null default 0,
  add column next_try_at timestamptz;
create index order_refund_to_send on order_refund (next_try_at nulls first, created_at) where status = 'asked';

create function finish_approval() returns trigger language plpgsql as $$
begin
  update approval set state = 'done', ended_at = now() where result_id = new.id and state = 'approved';
  return null;
end $$;
create trigger refund_of_approval_paid after update of status on order_refund
  for each row when (old.status = 'asked' and new.status = 'done') execute function finish_approval();
