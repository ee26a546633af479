-- The rules of a site that members can break. What a rule says is a version: whatever was decided by it keeps the words it had.
create table policy (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site,
  -- What operators call it by in a command.
  number smallint not null check (number > 0),
  key text not null check (key ~ '^[a-z_]{2,40}$'),
  unique (site_id, number),
  unique (site_id, key)
);

-- The app's role may only append.
create table policy_version (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy,
  version integer not null check (version > 0),
  -- By language: {"nl": {"name": …, "text": …}}.
  texts jsonb not null,
  -- Where the rule stands, and under which article.
  ground text not null check (ground in ('terms', 'law')),
  article text not null check (char_length(article) between 1 and 200),
  -- What is proposed to whoever decides by it for the first time.
  measure text not null check (measure in ('remove', 'hide', 'suspend', 'ban')),
  days smallint check (days in (1, 7, 30)),
  -- How many strikes it counts, and for how long.
  strikes smallint not null check (strikes between 0 and 10),
  strike_days smallint not null check (strike_days between 1 and 3650),
  is_in_use boolean not null default true,
  -- Nobody where it came with the product.
  operator_id uuid references operator,
  created_at timestamptz not null,
  unique (policy_id, version),
  check ((measure = 'suspend') = (days is not null))
);

-- Every restriction of a member, and every decision that there is none. The app's role may only append: what ends one is a row
-- of its own, and words that tell of a member stand beside it and go with the member.
create table decision (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  site_id uuid not null references site,
  -- Null once they are erased, or where it was about nobody.
  member_id uuid references member on delete set null,
  subject text not null check (subject in ('member', 'photo', 'message', 'page')),
  -- The photo or message.
  subject_id uuid,
  -- The report or notice that led to it; without, it was found on our own.
  report_id uuid unique references report,
  measure text not null check (measure in ('nothing', 'remove', 'hide', 'suspend', 'ban')),
  -- What was removed.
  content text[] not null default '{}' check (content <@ array['about', 'photos', 'comment', 'photo', 'message']),
  days smallint check (days in (1, 7, 30)),
  until timestamptz,
  policy_version_id uuid references policy_version,
  strikes smallint not null default 0 check (strikes between 0 and 10),
  strikes_until timestamptz,
  via text not null check (via in ('office', 'command', 'system')),
  operator_id uuid references operator,
  -- As they were called then, or the name of the rule that decided.
  who text not null,
  is_automated boolean not null default false,
  decided_at timestamptz not null,
  -- Until when it can be contested.
  contest_until timestamptz not null,
  check ((measure = 'suspend') = (days is not null)),
  check ((days is null) = (until is null)),
  check ((measure = 'remove') = (content <> '{}')),
  check (via <> 'office' or operator_id is not null),
  check (policy_version_id is not null or measure = 'nothing' or who = 'before decisions')
);
create index decision_by_member on decision (member_id, decided_at desc);
create index decision_by_site on decision (site_id, decided_at desc);

-- What was found, and what was taken away, as long as it can be given back.
create table decision_words (
  decision_id uuid primary key references decision,
  member_id uuid references member on delete cascade,
  facts text not null check (char_length(facts) <= 10000),
  taken jsonb,
  -- The files of what was taken: they stay as long as it can come back.
  keys text[] not null default '{}'
);
create index decision_words_by_member on decision_words (member_id);
create index decision_words_taken on decision_words (decision_id) where taken is not null;

-- A decision that was taken back. The app's role may only append.
create table decision_end (
  decision_id uuid primary key references decision,
  via text not null check (via in ('office', 'command', 'system')),
  operator_id uuid references operator,
  who text not null,
  ended_at timestamptz not null
);

-- What the decisions in force make of an account.
alter table member
  drop constraint member_status_check,
  add constraint member_status_check check (status in ('not_confirmed', 'active', 'deleted', 'banned', 'suspended')),
  add column suspended_until timestamptz,
  -- Hidden by a decision, and what the member had chosen before.
  add column hidden_at timestamptz,
  add column was_invisible boolean,
  add constraint member_suspension_ends check (status <> 'suspended' or suspended_until is not null),
  add constraint member_hidden_is_invisible check (hidden_at is null or (is_invisible and was_invisible is not null));
create index member_suspended on member (suspended_until) where status = 'suspended';

-- Bans of before there were decisions.
insert into decision (site_id, member_id, subject, measure, via, who, decided_at, contest_until)
select site_id, id, 'member', 'ban', 'system', 'before decisions', now(), now() + interval '6 months'
from member where status = 'banned' or status_before = 'banned';

-- Nothing shuts a member out, and nothing hides one, without a decision in force.
create function require_decision() returns trigger language plpgsql as $$
declare needed text := case
  when new.hidden_at is not null and old.hidden_at is null then 'hide'
  when new.status = 'suspended' then 'suspend'
  else 'ban' end;
begin
  if not exists (
    select from decision where member_id = new.id and measure = needed
      and not exists (select from decision_end where decision_id = decision.id))
  then
    raise exception 'no decision in force allows this: %', needed;
  end if;
  return new;
end $$;
create trigger member_is_restricted_by_decision before update of status, status_before, hidden_at on member
  for each row when (
    (new.status in ('banned', 'suspended') and new.status is distinct from old.status)
    or (new.status_before = 'banned' and old.status_before is distinct from new.status_before)
    or (new.hidden_at is not null and old.hidden_at is null))
  execute function require_decision();

-- What became of a report, in the words of measures.
alter table report
  drop constraint report_decision_check,
  add constraint report_decision_check check (decision in ('no_action', 'remove_content', 'hide', 'suspend', 'ban'));
