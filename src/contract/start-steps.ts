// Apart from the calls, which need schemas.

/** The steps of the guided start in their order, and its end. */
export const START_STEPS = [
  'photo',
  'near',
  'seeks',
  'interests',
  'prompts',
  'people',
  'done',
] as const
export type StartStep = (typeof START_STEPS)[number]
