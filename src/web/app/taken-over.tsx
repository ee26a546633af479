import { type ReactNode, useEffect } from 'react'

/** Says when React has taken over the server's HTML, and what the browser kept stands in it. */
export function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(onDone)
    return () => clearTimeout(timer)
  }, [onDone])
  return children
}
