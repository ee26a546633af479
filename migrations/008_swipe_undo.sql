-- A pass that was taken back stays as such until its card is decided anew, so that only one can be taken back in a row.
alter table swipe
  drop constraint swipe_choice_check,
  add check (choice in ('like', 'pass', 'undone'));
