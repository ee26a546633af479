-- Up to three prompts with a member's answers, as the contract has them, and the step of the guided start that asks for them.
alter table member
  add column prompts jsonb not null default '[]'
    check (jsonb_typeof(prompts) = 'array' and jsonb_array_length(prompts) <= 3),
  drop constraint member_start_step_check,
  add constraint member_start_step_check
    check (start_step in ('photo', 'near', 'seeks', 'interests', 'prompts', 'people', 'done'));
