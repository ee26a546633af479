-- What waits for a person: a row for each thing, made and closed by the triggers below in the transaction that changes the thing, whoever does.
create table office_case (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('photo', 'report', 'notice', 'complaint', 'withdrawal', 'job')),
  -- Null for what belongs to no site.
  site_id uuid references site on delete cascade,
  -- The photo, report, complaint, refund or job.
  subject_id uuid not null,
  -- Whom it is about.
  member_id uuid references member on delete set null,
  -- In which it is to be read and answered.
  language text,
  -- It waits from then on, which may be later than now.
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- Who opened it, and until when it is theirs.
  claimed_by uuid references operator,
  claimed_until timestamptz,
  -- Who handed it on to a senior, and why.
  handed_by uuid references operator,
  handed_why text check (char_length(handed_why) <= 2000),
  -- What was decided, and by whom; by nobody where the thing was decided or went without the office.
  decided_at timestamptz,
  decided_by uuid references operator,
  outcome text check (outcome ~ '^[a-z_]{1,40}$'),
  -- Of a photo why not, in words or by the number of the reason.
  reason text check (char_length(reason) <= 2000),
  -- When it took effect: until then a decision can be taken back.
  done_at timestamptz,
  -- For those who watch: when anything of it changed last, by the database's own clock.
  changed_at timestamptz not null default clock_timestamp(),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((decided_at is null) = (outcome is null)),
  check (done_at is null or decided_at is not null)
);
create unique index office_case_of on office_case (kind, subject_id) where done_at is null;
create index office_case_by_due on office_case (due_at, id) where decided_at is null;
create index office_case_by_kind on office_case (kind, due_at, id) where decided_at is null;
create index office_case_by_site on office_case (site_id, due_at, id) where decided_at is null;
create index office_case_by_claim on office_case (claimed_by, due_at, id) where decided_at is null;
create index office_case_by_change on office_case (changed_at);
create index office_case_by_member on office_case (member_id);
create index office_case_by_decision on office_case (decided_at) where decided_at is not null;

-- Who looked at a case, and what they do there now.
create table office_case_look (
  case_id bigint not null references office_case on delete cascade,
  operator_id uuid not null references operator,
  doing text not null check (doing in ('reading', 'writing')),
  seen_at timestamptz not null,
  primary key (case_id, operator_id)
);
create index office_case_look_by_time on office_case_look (seen_at);

-- What operators write about a case and its member for each other.
create table office_note (
  id uuid primary key default gen_random_uuid(),
  site_id uuid references site on delete cascade,
  case_id bigint references office_case on delete set null,
  member_id uuid references member on delete cascade,
  operator_id uuid not null references operator,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index office_note_by_case on office_note (case_id);
create index office_note_by_member on office_note (member_id);

-- How soon a case of a kind is promised to be decided: what the site set, or what settings-schema.ts has for all.
create function promised_time(site uuid, kind text) returns interval language sql stable as $$
  select coalesce(
    (select (settings ->> (kind || '_hours'))::int from site where site.id = promised_time.site),
    case kind when 'photo' then 24 when 'report' then 24 when 'notice' then 24 when 'complaint' then 336 when 'withdrawal' then 48 else 24 end
  ) * interval '1 hour'
$$;

create function open_case(kind text, site uuid, subject uuid, member uuid, language text, at timestamptz) returns void language sql as $$
  insert into office_case (kind, site_id, subject_id, member_id, language, opened_at, due_at)
  values (kind, site, subject, member, language, at, at + promised_time(site, kind))
  on conflict do nothing
$$;

-- Without the office: it was decided by a command, or is there no more.
create function close_case(closed text, subject uuid, how text) returns void language sql as $$
  update office_case
  set decided_at = coalesce(decided_at, now()), decided_by = case when how = 'gone' then null else decided_by end, outcome = how,
    done_at = now(), changed_at = clock_timestamp()
  where kind = closed and subject_id = subject and done_at is null
$$;

create function follow_photo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform close_case('photo', old.id, 'gone');
  elsif new.status = 'waiting' then
    perform open_case('photo', site_id, new.id, id, language, new.created_at) from member
    where id = new.member_id and status in ('not_confirmed', 'active');
  else
    perform close_case('photo', new.id, 'approve');
  end if;
  return null;
end $$;
create trigger waiting_photo_added after insert on photo for each row when (new.status = 'waiting') execute function follow_photo();
create trigger photo_decided after update of status on photo
  for each row when (old.status is distinct from new.status) execute function follow_photo();
create trigger waiting_photo_removed after delete on photo for each row when (old.status = 'waiting') execute function follow_photo();

-- Nobody decides about the photos of somebody who is away, until they are back.
create function follow_member() returns trigger language plpgsql as $$
begin
  if new.status in ('not_confirmed', 'active') then
    perform open_case('photo', new.site_id, photo.id, new.id, new.language, photo.created_at) from photo
    where member_id = new.id and photo.status = 'waiting';
  else
    perform close_case('photo', photo.id, 'gone') from photo where member_id = new.id and photo.status = 'waiting';
  end if;
  return null;
end $$;
create trigger member_came_or_went after update of status on member
  for each row when (old.status is distinct from new.status) execute function follow_member();

create function follow_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform open_case(
      case when new.address is null then 'report' else 'notice' end, new.site_id, new.id, new.target_id,
      coalesce((select language from member where id = new.target_id), new.notifier_language), new.created_at);
  else
    perform close_case('report', new.id, new.decision), close_case('notice', new.id, new.decision);
  end if;
  return null;
end $$;
create trigger report_added after insert on report for each row when (new.decision is null) execute function follow_report();
create trigger report_decided after update of decision on report
  for each row when (old.decision is null and new.decision is not null) execute function follow_report();

create function follow_complaint() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform open_case('complaint', new.site_id, new.id, new.member_id, new.language, new.created_at);
  else
    perform close_case('complaint', new.id, case when new.answered_at is null then 'gone' else 'answer' end);
  end if;
  return null;
end $$;
create trigger complaint_added after insert on complaint for each row when (new.answered_at is null) execute function follow_complaint();
create trigger complaint_ended after update of answered_at, erased_at on complaint
  for each row when (new.answered_at is not null or new.erased_at is not null) execute function follow_complaint();

-- The provider is asked at once, and again by the clock: only what it has not paid for an hour waits for a person.
create function follow_withdrawal() returns trigger language plpgsql as $$
begin
  perform open_case('withdrawal', site_id, new.refund_id, member_id,
    (select language from member where id = credit_order.member_id), new.withdrawn_at + interval '1 hour')
  from credit_order where id = new.order_id and (select status from order_refund where id = new.refund_id) = 'asked';
  return null;
end $$;
create trigger withdrawal_added after insert on order_withdrawal for each row execute function follow_withdrawal();

create function follow_refund() returns trigger language plpgsql as $$
begin
  perform close_case('withdrawal', new.id, 'paid');
  return null;
end $$;
create trigger refund_paid after update of status on order_refund
  for each row when (old.status = 'asked' and new.status = 'done') execute function follow_refund();

create function follow_job() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform close_case('job', old.id, 'gone');
  elsif new.parked_at is null then
    perform close_case('job', new.id, 'retry');
  else
    perform open_case('job', (select site_id from member where id = new.member_id), new.id, null, null, new.parked_at);
  end if;
  return null;
end $$;
create trigger job_parked after update of parked_at on job
  for each row when ((old.parked_at is null) <> (new.parked_at is null)) execute function follow_job();
create trigger parked_job_added after insert on job for each row when (new.parked_at is not null) execute function follow_job();
create trigger parked_job_removed after delete on job for each row when (old.parked_at is not null) execute function follow_job();

-- What somebody was on is free when their access ends.
create function free_cases() returns trigger language plpgsql as $$
begin
  update office_case set claimed_by = null, claimed_until = null, changed_at = clock_timestamp()
  where claimed_by = new.id and decided_at is null;
  delete from office_case_look where operator_id = new.id;
  return null;
end $$;
create trigger operator_gone after update of ended_at on operator
  for each row when (old.ended_at is null and new.ended_at is not null) execute function free_cases();

-- What waits already.
select open_case('photo', site_id, photo.id, member.id, language, photo.created_at)
from photo join member on member.id = member_id where photo.status = 'waiting' and member.status in ('not_confirmed', 'active');
select open_case(case when address is null then 'report' else 'notice' end, report.site_id, report.id, target_id,
  coalesce(member.language, notifier_language), report.created_at)
from report left join member on member.id = target_id where decision is null;
select open_case('complaint', site_id, id, member_id, language, created_at) from complaint where answered_at is null and erased_at is null;
select open_case('withdrawal', credit_order.site_id, order_refund.id, credit_order.member_id, member.language, withdrawn_at + interval '1 hour')
from order_withdrawal join order_refund on order_refund.id = refund_id join credit_order on credit_order.id = order_withdrawal.order_id
  left join member on member.id = credit_order.member_id
where order_refund.status = 'asked';
select open_case('job', member.site_id, job.id, null, null, parked_at)
from job left join member on member.id = member_id where parked_at is not null;
