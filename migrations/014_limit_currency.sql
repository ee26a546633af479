-- What a spending limit is counted in: what its member paid in when they first set it. It stays so for as long as there
-- is a limit, wherever they live or pay from: the same number in another currency would be another limit.
alter table member add column spending_limit_currency text
  check (spending_limit_currency in ('EUR', 'GBP', 'USD', 'DKK', 'SEK', 'NOK', 'PLN', 'CHF', 'AUD', 'NZD', 'CAD'));

update member set spending_limit_currency = case country
    when 'GB' then 'GBP' when 'US' then 'USD' when 'DK' then 'DKK' when 'SE' then 'SEK' when 'NO' then 'NOK'
    when 'PL' then 'PLN' when 'CH' then 'CHF' when 'AU' then 'AUD' when 'NZ' then 'NZD' when 'CA' then 'CAD' else 'EUR'
  end
where spending_limit is not null or spending_limit_next is not null;

alter table member add constraint member_spending_limit_currency
  check (spending_limit_currency is not null or (spending_limit is null and spending_limit_next is null));
