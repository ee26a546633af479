-- Whom somebody seeks and what they tell about their orientation is used on an explicit consent of its own.
alter table consent
  drop constraint consent_kind_check,
  add constraint consent_kind_check
    check (kind in ('terms', 'privacy', 'orientation', 'resell', 'showcase', 'showcase_by_type'));
