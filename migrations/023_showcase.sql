-- Consents that can be taken back, and given anew: what was agreed to from when until when stays written down.
alter table consent
  add column id bigint generated always as identity,
  add column withdrawn_at timestamptz,
  drop constraint consent_kind_check,
  add check (kind in ('terms', 'privacy', 'resell', 'showcase', 'showcase_by_type')),
  drop constraint consent_pkey,
  add primary key (id);
create unique index consent_standing on consent (member_id, kind, version) where withdrawn_at is null;
create index consent_by_member on consent (member_id);

-- Whether pages for everybody may show a member, and whether such pages may choose members by what they are or seek.
-- It follows from their consents by the trigger below, and stands with the member so that pages find it fast.
alter table member
  add column is_showcased boolean not null default false,
  add column is_showcased_by_type boolean not null default false;

create function set_showcase() returns trigger language plpgsql as $$
begin
  update member set
    is_showcased = standing.kinds @> '{showcase}',
    is_showcased_by_type = standing.kinds @> '{showcase,showcase_by_type}'
  from (
    select coalesce(array_agg(kind), '{}') as kinds from consent
    where member_id = new.member_id and withdrawn_at is null
  ) as standing
  where member.id = new.member_id
    and (is_showcased <> standing.kinds @> '{showcase}'
      or is_showcased_by_type <> standing.kinds @> '{showcase,showcase_by_type}');
  return null;
end $$;
create trigger consent_changed after insert or update on consent
  for each row when (new.kind in ('showcase', 'showcase_by_type')) execute function set_showcase();

create index member_showcase on member (site_id, country, last_active_at desc, id desc)
  where status = 'active' and not is_invisible and shown_to = 'everybody' and is_showcased and not is_fictional;
