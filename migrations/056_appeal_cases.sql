-- An appeal waits for a person like everything else: a case of the queue, made and closed by what happens to the appeal.
alter table office_case drop constraint office_case_kind_check;
alter table office_case add constraint office_case_kind_check
  check (kind in ('photo', 'report', 'notice', 'complaint', 'withdrawal', 'job', 'appeal'));

create or replace function promised_time(site uuid, kind text) returns interval language sql stable as $$
  select coalesce(
    (select (settings ->> (kind || '_hours'))::int from site where site.id = promised_time.site),
    case kind when 'photo' then 24 when 'report' then 24 when 'notice' then 24 when 'complaint' then 336 when 'withdrawal' then 48
      when 'appeal' then 168 else 24 end
  ) * interval '1 hour'
$$;

create function follow_appeal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform open_case('appeal', decision.site_id, new.id, member.id, member.language, new.created_at)
    from decision left join member on member.id = decision.member_id where decision.id = new.decision_id;
  else
    perform close_case('appeal', new.id, case new.outcome when 'lapsed' then 'gone' else new.outcome end);
  end if;
  return null;
end $$;
create trigger appeal_added after insert on appeal for each row when (new.outcome is null) execute function follow_appeal();
create trigger appeal_decided after update of outcome on appeal
  for each row when (old.outcome is null and new.outcome is not null) execute function follow_appeal();

-- What waits already.
select open_case('appeal', decision.site_id, appeal.id, member.id, member.language, appeal.created_at)
from appeal join decision on decision.id = decision_id left join member on member.id = decision.member_id
where outcome is null;
