/** What was asked cannot be done, in one line for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}
