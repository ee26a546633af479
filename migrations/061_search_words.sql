-- What a rare search looks for, in an index of its own: each thing that one can search by is a word, and each word a
-- number. Two words with the same number only bring a member who is looked at in vain. It is no column of the member,
-- whose every visit would then write some twenty entries anew: here nothing is written until a profile changes.
create function search_words(words text[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct ('x' || left(md5(word), 8))::bit(32)::integer), '{}')
  from unnest(words) as word where word is not null
$$;

create table member_words (
  member_id uuid primary key references member on delete cascade,
  words integer[] not null
);

-- The search asks for the same words (`wordsOf`).
create function words_of(member) returns integer[] language sql stable as $$
  select search_words(array[
    'in:' || $1.site_id || ':' || $1.country || ':' || $1.gender,
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

create function note_member_words() returns trigger language plpgsql as $$
begin
  insert into member_words (member_id, words) values (new.id, words_of(new))
  on conflict (member_id) do update set words = excluded.words where member_words.words <> excluded.words;
  return null;
end $$;
create function note_words_of_added() returns trigger language plpgsql as $$
begin
  insert into member_words (member_id, words) select id, words_of(member) from member where id in (select id from added);
  return null;
end $$;
create trigger member_words_added after insert on member
  referencing new table as added for each statement execute function note_words_of_added();
create trigger member_words_changed after update of site_id, country, gender, region, city, date_of_birth, signup_at,
  is_fictional, main_photo, body_type, hair_color, eye_color, relationship_status, relationship_style, interests, looks_for
  on member for each row execute function note_member_words();

insert into member_words (member_id, words) select id, words_of(member) from member;
-- A profile that is saved leaves its words in a short list, which a search reads, too, until some hundreds are there.
create index member_words_search on member_words using gin (words) with (gin_pending_list_limit = 256);
