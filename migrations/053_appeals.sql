-- A member contests a decision: once, free, without a login. Somebody else than who decided looks at it again.
create table appeal (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null unique references decision,
  -- Empty once the member is erased.
  words text not null check (char_length(words) <= 5000),
  created_at timestamptz not null,
  -- Lapsed: the decision was taken back, or the member is gone, before anybody decided.
  outcome text check (outcome in ('upheld', 'reversed', 'lapsed')),
  decided_at timestamptz,
  operator_id uuid references operator,
  who text,
  via text check (via in ('office', 'command', 'system')),
  -- Why, in words for the member.
  reasons text not null default '' check (char_length(reasons) <= 10000),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is null or outcome = 'lapsed' or (operator_id is not null and who is not null and via is not null))
);
create index appeal_open on appeal (created_at) where outcome is null;

-- Whoever decided does not decide the appeal, whatever a program thinks.
create function refuse_own_appeal() returns trigger language plpgsql as $$
begin
  if new.operator_id = (select operator_id from decision where id = new.decision_id) then
    raise exception 'whoever decided does not decide the appeal';
  end if;
  return new;
end $$;
create trigger appeal_is_decided_by_another before insert or update on appeal
  for each row execute function refuse_own_appeal();
