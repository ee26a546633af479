-- Whether the first message to a person is still free: given at signup with the welcome credits, once per person.
alter table credit_account add column has_free_message boolean not null default false
  check (not has_free_message or kind = 'member');

alter table credit_entry drop constraint credit_entry_reason_check;
alter table credit_entry add constraint credit_entry_reason_check check (reason in
  ('signup', 'free_message', 'purchase', 'message', 'photo', 'gift', 'refund', 'chargeback', 'correction')) not valid;
-- No account is given a second one, whatever else says that it may.
create unique index credit_entry_free_message on credit_entry (account_id) where reason = 'free_message' and amount > 0;

-- A free message is given from here: every site has this account from the beginning, too.
drop trigger site_added on site;
drop function open_spent_account();
create function open_site_accounts() returns trigger language plpgsql as $$
begin
  insert into credit_account (site_id, kind) values (new.id, 'spent'), (new.id, 'granted') on conflict do nothing;
  return null;
end $$;
create trigger site_added after insert on site for each row execute function open_site_accounts();
insert into credit_account (site_id, kind) select id, 'granted' from site on conflict do nothing;
