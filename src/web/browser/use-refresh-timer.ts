import { useEffect, useEffectEvent } from 'react'

type Times = { readonly firstMs: number; readonly everyMs: number }

/** Does something a while after the start, then again and again, and whenever the service worker has a message. */
export function useRefreshTimer({ firstMs, everyMs }: Times, onTime: () => void): void {
  const tell = useEffectEvent(onTime)
  useEffect(() => {
    const first = setTimeout(() => tell(), firstMs)
    return () => clearTimeout(first)
  }, [firstMs])
  useEffect(() => {
    const every = setInterval(() => tell(), everyMs)
    return () => clearInterval(every)
  }, [everyMs])
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const hear = () => tell()
    worker?.addEventListener('message', hear)
    return () => worker?.removeEventListener('message', hear)
  }, [])
}
