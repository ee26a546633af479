-- A moment that the primary writes down again and again where a replica is read from: how old it is there tells how far the
-- replica is behind.
create table replica_beat (
  only_one boolean primary key default true check (only_one),
  beaten_at timestamptz not null
);
