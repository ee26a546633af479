-- For the office: members by the beginning of their name, and by the end of the account that they are debited from.
create index member_by_name on member (site_id, (lower(name) collate "C"), id);
create index debit_mandate_by_end on debit_mandate (iban_end);
