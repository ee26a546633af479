import * as z from 'zod/mini'
import { CaseRow } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'

/** Cases that wait, by their number or by that of the report, complaint or decision that they are about. */
export const findCases = officeEndpoint({
  method: 'GET',
  path: '/api/office/case-find',
  needs: 'cases_read',
  input: z.object({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  output: z.object({ cases: z.array(CaseRow) }),
})
