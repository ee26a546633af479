-- Fictional profiles write to a member first only where that member has switched it on.
alter table member add column fiction_may_write boolean not null default false;

-- A fictional profile is 25 or older, on the day it is made: it is its site that says how old it is.
update member set date_of_birth = (signup_at at time zone 'UTC')::date - interval '25 years'
where is_fictional and date_of_birth > (signup_at at time zone 'UTC')::date - interval '25 years';
alter table member add constraint fictional_is_25
  check (not is_fictional or date_of_birth <= (signup_at at time zone 'UTC')::date - interval '25 years');
