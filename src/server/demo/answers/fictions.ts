import { sql } from 'kysely'

/** Whether a row of `fiction` is a fictional member of a demo world: nobody else is ever made to speak. */
export const IS_DEMO_FICTION = sql<boolean>`
  fiction.is_fictional and fiction.status = 'active' and fiction.email like 'demo%@demo.vonk.example'`
