-- A decision that takes nothing away: the member is told, and nothing else happens.
alter table decision
  drop constraint decision_measure_check,
  add constraint decision_measure_check check (measure in ('nothing', 'warn', 'remove', 'hide', 'suspend', 'ban'));
alter table report
  drop constraint report_decision_check,
  add constraint report_decision_check check (decision in ('no_action', 'warn', 'remove_content', 'hide', 'suspend', 'ban'));
