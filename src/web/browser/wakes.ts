/** Tells when trying again may help: the connection is back, or somebody looks at the page again. */
export function onWake(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  addEventListener('online', listener)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', seen)
  }
}
