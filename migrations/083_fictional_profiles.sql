-- Fictional profiles as the office makes and keeps them: where each stands, what its writers must know, and by what right each picture is shown.
create table fictional_profile (
  member_id uuid primary key references member on delete cascade,
  -- A draft and a retired one are shown to nobody; retired is the end.
  state text not null check (state in ('draft', 'published', 'retired')),
  brief text not null default '' check (char_length(brief) <= 2000),
  -- Counts what was saved, so that nobody overwrites what they have not seen.
  revision integer not null default 0,
  published_at timestamptz,
  retired_at timestamptz,
  check (state <> 'published' or published_at is not null),
  check ((state = 'retired') = (retired_at is not null))
);
create index fictional_profile_by_state on fictional_profile (state, member_id);
create index member_fictional on member (site_id, name, id) where is_fictional;

-- Who usually writes for it.
create table fictional_writer (
  member_id uuid not null references fictional_profile on delete cascade,
  operator_id uuid not null references operator,
  primary key (member_id, operator_id)
);
create index fictional_writer_by_operator on fictional_writer (operator_id);

-- By what right a picture is shown, who looked at the proof, and until when it holds, the last day included.
create table picture_licence (
  photo_id uuid primary key references photo on delete cascade,
  origin text not null check (char_length(btrim(origin)) between 1 and 200),
  licence text not null check (char_length(btrim(licence)) between 1 and 200),
  proof text not null check (char_length(btrim(proof)) between 1 and 500),
  ends_on date,
  -- Null where the picture came with the product.
  checked_by uuid references operator,
  checked_at timestamptz not null
);
create index picture_licence_by_end on picture_licence (ends_on) where ends_on is not null;
create index picture_licence_by_checker on picture_licence (checked_by);

-- A picture that nobody may see, because nothing says that we may show it.
alter table photo drop constraint photo_status_check, add constraint photo_status_check check (status in ('waiting', 'active', 'unlicensed'));

-- Every fictional profile has its row, whoever makes it: one that is not shown is a draft.
create function add_fictional_profile() returns trigger language plpgsql as $$
begin
  insert into fictional_profile (member_id, state, published_at)
  values (new.id, case when new.is_invisible then 'draft' else 'published' end,
    case when not new.is_invisible then coalesce(new.activated_at, new.signup_at) end)
  on conflict do nothing;
  return null;
end $$;
create trigger fiction_added after insert on member for each row when (new.is_fictional) execute function add_fictional_profile();
create trigger fiction_named after update of is_fictional on member
  for each row when (new.is_fictional and not old.is_fictional) execute function add_fictional_profile();

-- The mark cannot be taken off, and what is a draft or retired is not shown, whatever somebody writes.
create function keep_fiction() returns trigger language plpgsql as $$
begin
  if not new.is_fictional then
    raise exception 'the mark of a fictional profile cannot be taken off' using errcode = 'check_violation', constraint = 'fictional_mark';
  end if;
  if not new.is_invisible and exists (select from fictional_profile where member_id = new.id and state <> 'published') then
    new.is_invisible := true;
  end if;
  return new;
end $$;
create trigger fiction_kept before update of is_fictional, is_invisible on member
  for each row when (old.is_fictional) execute function keep_fiction();

-- What is retired stays so; nothing is published with a picture without its licence, or as somebody under 25.
create function guard_fictional_state() returns trigger language plpgsql as $$
begin
  if old.state = 'retired' then
    raise exception 'a retired profile stays so' using errcode = 'check_violation', constraint = 'fictional_retired';
  end if;
  if new.state <> 'published' then
    return new;
  end if;
  if exists (
    select from photo left join picture_licence as licence on licence.photo_id = photo.id
    where photo.member_id = new.member_id
      and (licence.photo_id is null or licence.ends_on < (new.published_at at time zone 'UTC')::date)
  ) then
    raise exception 'a picture lacks its licence' using errcode = 'check_violation', constraint = 'fictional_licensed';
  end if;
  if exists (
    select from member where id = new.member_id
      and date_of_birth > (new.published_at at time zone 'UTC')::date - interval '25 years'
  ) then
    raise exception 'a fictional profile is 25 or older' using errcode = 'check_violation', constraint = 'fictional_is_25';
  end if;
  return new;
end $$;
create trigger fictional_state_changed before update of state on fictional_profile
  for each row when (old.state is distinct from new.state) execute function guard_fictional_state();

-- A picture of a fictional profile that was off is shown only by a licence.
create function guard_fictional_picture() returns trigger language plpgsql as $$
begin
  if exists (select from member where id = new.member_id and is_fictional)
    and not exists (select from picture_licence where photo_id = new.id) then
    raise exception 'a picture lacks its licence' using errcode = 'check_violation', constraint = 'fictional_licensed';
  end if;
  return new;
end $$;
create trigger fictional_picture_shown before update of status on photo
  for each row when (new.status = 'active' and old.status = 'unlicensed') execute function guard_fictional_picture();

-- What is there already. The pictures of demo worlds were drawn for the product; others stay as they are, and the list says what they lack.
insert into fictional_profile (member_id, state, published_at)
select id, case when is_invisible then 'draft' else 'published' end, case when not is_invisible then coalesce(activated_at, signup_at) end
from member where is_fictional;
insert into picture_licence (photo_id, origin, licence, proof, checked_at)
select photo.id, 'Drawn for the product', 'Own work, no person shown', 'npm run portraits', photo.created_at
from photo join member on member.id = photo.member_id
where is_fictional and email like 'demo%@demo.vonk.example';
