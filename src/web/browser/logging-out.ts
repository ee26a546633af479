const NAME = 'logging-out'

/** Says in this tab that the session is about to end, so that nothing asks for it when it has. */
export function tellLoggingOut(): void {
  dispatchEvent(new Event(NAME))
}

/** Hears it, until told to stop. */
export function onLoggingOut(listener: () => void): () => void {
  addEventListener(NAME, listener)
  return () => removeEventListener(NAME, listener)
}
