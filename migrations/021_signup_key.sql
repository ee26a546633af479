-- A unique index that leaves rows out is no key that others may refer to: forgetting the id of a signup changes a member
-- without making everybody wait who writes a row that names the member.
drop index member_signup_client;
create unique index member_signup_client on member (site_id, signup_client_id) where signup_client_id is not null;
