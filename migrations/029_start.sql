-- How far a new member came in the guided start; null for those who were here before there was one. And what a search
-- begins with: min_age, max_age, distance, where a null distance says that it does not matter.
alter table member
  add column start_step text check (start_step in ('photo', 'near', 'seeks', 'interests', 'people', 'done')),
  add column search_default jsonb;
