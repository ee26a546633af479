/** A page that is not there, in the shape by which the router knows its status: the document gets it, too. */
export class NotThere extends Error {
  override name = 'NotThere'
  readonly status = 404
  readonly statusText = ''
  readonly data = null
  readonly internal = false
}
