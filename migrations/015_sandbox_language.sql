-- The test provider speaks the payer's language, as real ones do.
alter table sandbox_payment add column locale text not null default 'nl';
