/** Thrown by a handler that cannot work now through no fault of the job: it waits, and the try does not count. */
export class TryLater extends Error {
  override name = 'TryLater'
}

/** Thrown by a handler when another try would end the same way: the job is parked at once. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}
