-- Each time that a backup was put back to see whether it would do.
create table restore_drill (
  id uuid primary key,
  -- The backup, by its name in the place where it is kept.
  backup text not null,
  place text not null,
  drilled_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  -- What is wrong with it; without any it is proven.
  problems text[] not null
);
create index restore_drill_by_time on restore_drill (drilled_at desc);
