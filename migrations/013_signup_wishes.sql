-- The landing page somebody signed up from, such as landers-gallery/milfnl.
alter table member add column lander text check (char_length(lander) between 1 and 60);

-- What somebody chose on a landing page and what happens once their address is confirmed.
create table signup_wish (
  member_id uuid primary key references member on delete cascade,
  -- Whom they liked, without a reference: who has gone meanwhile is left out then.
  likes uuid[] not null default '{}',
  -- How far they look, in kilometres around their town.
  distance integer check (distance between 1 and 250)
);
