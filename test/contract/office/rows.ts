import { CASE_ROWS } from './case-rows.ts'
import { FICTION_ROWS } from './fiction-rows.ts'
import { MONEY_ROWS } from './money-rows.ts'
import { PEOPLE_ROWS } from './people-rows.ts'
import { SITE_ROWS } from './site-rows.ts'
import type { Row } from './row.ts'

/** Every endpoint of the office, as somebody of this site asks it. One without a row fails, and so does a row without an endpoint. */
export const OFFICE_ROWS: Readonly<Record<string, Row>> = {
  ...PEOPLE_ROWS,
  ...CASE_ROWS,
  ...MONEY_ROWS,
  ...FICTION_ROWS,
  ...SITE_ROWS,
}
