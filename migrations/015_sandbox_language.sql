-- The test provider speaks the payer's language, as real ones do.
alter table sandbox_payment add column locale text not null default 'nl';
update sandbox_payment set locale = member.language
from credit_order join member on member.id = credit_order.member_id
where credit_order.id = sandbox_payment.order_id;
