-- Somebody who has left can be banned, too: then they cannot come back.
alter table member drop constraint member_status_before_check;
alter table member add constraint member_status_before_check check (status_before in ('not_confirmed', 'active', 'banned'));
