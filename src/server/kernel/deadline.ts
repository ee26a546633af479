/**
 * How long something may take, in milliseconds. DEADLINE_FACTOR stretches all of these times, so that tests of other rules
 * pass on a machine that is busy with something else; production refuses it.
 */
export function deadline(ms: number): number {
  return ms * Number(process.env['DEADLINE_FACTOR'] || 1)
}
