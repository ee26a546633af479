-- A notice of illegal content by somebody without a login: in the same queue as reports by members.
alter table report
  -- The exact address that it is about, as it was given.
  add column address text,
  -- Who gave it and how they are told of the decision. Both may be missing where a child is concerned, as the law has it.
  add column notifier_name text,
  add column notifier_email text,
  add column notifier_language text,
  drop constraint report_subject_check,
  -- A page is what leads to no profile or photo.
  add constraint report_subject_check check (subject in ('member', 'photo', 'message', 'page')),
  add constraint report_notice_has_its_address check (subject <> 'page' or address is not null);
