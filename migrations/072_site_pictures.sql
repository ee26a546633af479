-- Pictures that operators put on their sites. A setting names one by its address; what nothing names goes after a day.
create table site_picture (
  -- The browser's own id of the upload, so that the same one again is the same picture.
  id uuid primary key,
  site_id uuid not null references site,
  filename text not null unique,
  file_hash bytea not null,
  operator_id uuid not null references operator,
  created_at timestamptz not null
);
create index site_picture_of_site on site_picture (site_id, created_at);
