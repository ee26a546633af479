-- Who looked at whose profile, the last time only, and for thirty days: nobody who browses unseen stands here.
create table profile_look (
  target_id uuid not null references member on delete cascade,
  viewer_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (target_id, viewer_id)
);
create index profile_look_latest on profile_look (target_id, created_at desc);
create index profile_look_by_viewer on profile_look (viewer_id);
create index profile_look_old on profile_look (created_at);
