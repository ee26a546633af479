-- What a like is about, and a comment on it. The row outlives the like, so that taking a like back and giving it again is no
-- way to write for nothing: then it has no part and no text, and says only whether something was said.
create table like_comment (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  part text check (part in ('photo', 'prompt', 'about')),
  -- Empty as soon as the photo is deleted.
  photo_id uuid references photo on delete set null,
  prompt text,
  text text not null check (length(text) <= 300),
  has_said boolean not null,
  created_at timestamptz not null,
  primary key (from_id, to_id)
);
create index like_comment_received on like_comment (to_id);
create index like_comment_of_photo on like_comment (photo_id) where photo_id is not null;
