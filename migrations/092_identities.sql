-- Who members are beyond two genders, and couples. `gender` stays what was agreed: of a trans woman or man it is theirs, of somebody
-- non-binary it says among whom they are found, of a couple of a woman and a man it is that of the one who writes.
alter table member
  add column identity text
    check (identity in ('trans_woman', 'trans_man', 'non_binary', 'couple_mixed', 'couple_women', 'couple_men')),
  add column seeks_couples text not null default 'no' check (seeks_couples in ('no', 'also', 'only')),
  add check (case identity
    when 'trans_woman' then gender = 'female' when 'couple_women' then gender = 'female'
    when 'trans_man' then gender = 'male' when 'couple_men' then gender = 'male'
    else true end);

-- Among whom a member is found: a couple is neither among women nor among men.
alter table member add column member_kind text not null
  generated always as (case when identity like 'couple%' then 'couple' else gender end) stored;

-- Whether a member who seeks so seeks somebody of this kind.
create function seeks_kind(seeks text, seeks_couples text, kind text) returns boolean language sql immutable parallel safe as $$
  select case when kind = 'couple' then seeks_couples <> 'no' else seeks in (kind, 'both') and seeks_couples <> 'only' end
$$;

drop index member_search;
create index member_search on member (site_id, country, member_kind, last_active_at desc, id desc)
  include (facets, wants, date_of_birth, is_fictional, signup_at, region, city, shown_to)
  where status = 'active' and not is_invisible;
drop index member_search_region;
create index member_search_region on member (site_id, country, region, member_kind, last_active_at desc, id desc)
  include (facets, wants, date_of_birth, is_fictional, signup_at, city, shown_to)
  where status = 'active' and not is_invisible;
drop index member_new;
create index member_new on member (site_id, country, member_kind, activated_at)
  where status = 'active' and not is_invisible and not is_fictional;

-- The words that there are stay as they are: nobody is a couple yet.
create or replace function words_of(member) returns integer[] language sql stable as $$
  select search_words(array[
    'in:' || $1.site_id || ':' || $1.country || ':' || $1.member_kind,
    'at:' || $1.country || ':' || $1.region,
    'at:' || $1.country || ':' || $1.region || '|' || $1.city,
    'born:' || greatest(1900, extract(year from $1.date_of_birth)::integer),
    'joined:' || floor(extract(epoch from $1.signup_at) / 604800)::integer,
    case when not $1.is_fictional then 'real' end,
    case when $1.main_photo is not null then 'has_photo' end,
    'body_type:' || $1.body_type,
    'hair_color:' || $1.hair_color,
    'eye_color:' || $1.eye_color,
    'relationship_status:' || $1.relationship_status,
    'relationship_style:' || $1.relationship_style
  ] || array(select 'interests:' || word from unnest($1.interests) as word)
    || array(select 'looks_for:' || word from unnest($1.looks_for) as word))
$$;
drop trigger member_words_changed on member;
create trigger member_words_changed after update of site_id, country, gender, identity, region, city, date_of_birth, signup_at,
  is_fictional, main_photo, body_type, hair_color, eye_color, relationship_status, relationship_style, interests, looks_for
  on member for each row execute function note_member_words();
