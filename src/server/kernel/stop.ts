/**
 * Ends the process when it is told to. Until it is given the way to stop, it ends at once, and so it does when it is
 * told a second time.
 */
export function onceToldToStop(): (stop: () => Promise<void>) => void {
  const state: { stop: (() => Promise<void>) | undefined } = { stop: undefined }
  const onSignal = () => {
    const { stop } = state
    if (!stop) process.exit(1)
    state.stop = undefined
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return (stop) => void (state.stop = stop)
}
