-- The database and its two roles, for psql as a superuser; may be run again, which sets the passwords anew:
--   psql --variable owner_password=… --variable app_password=… --file roles.sql
\set ON_ERROR_STOP on
select 'create role vonk_owner login' where not exists (select from pg_roles where rolname = 'vonk_owner') \gexec
select 'create role vonk_app login' where not exists (select from pg_roles where rolname = 'vonk_app') \gexec
alter role vonk_owner password :'owner_password';
alter role vonk_app password :'app_password';
-- UTF-8 whatever the server's own language is: a bare machine has none, and its databases could hold ASCII only.
select 'create database vonk owner vonk_owner encoding ''UTF8'' lc_collate ''C'' lc_ctype ''C.UTF-8'' template template0'
  where not exists (select from pg_database where datname = 'vonk') \gexec
revoke all on database vonk from public;
grant connect on database vonk to vonk_app;
