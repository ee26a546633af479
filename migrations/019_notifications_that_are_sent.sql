-- Switches of mails and pushes that nobody sends are gone, and with them what members kept of them.
update member
set notifications_disabled = array_remove(
  array_remove(array_remove(notifications_disabled, 'email_offers'), 'push_offers'), 'push_search')
where notifications_disabled && array['email_offers', 'push_offers', 'push_search'];
