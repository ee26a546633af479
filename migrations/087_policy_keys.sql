-- A rule's name may have digits: `under_18` is one that every site begins with, and no decision could be made by it.
alter table policy drop constraint policy_key_check;
alter table policy add constraint policy_key_check check (key ~ '^[a-z0-9_]{2,40}$');
