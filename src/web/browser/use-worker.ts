import { useEffect } from 'react'
import type { News, Word } from '#web/service-worker/worker-scope.ts'

const WORKER = '/service-worker.js'

/** Has the service worker look after this browser: it hears where the member is, and what is loaded already. */
export function useWorker(path: string, locale: string): void {
  useEffect(() => {
    void workerThere().then((worker) =>
      worker?.postMessage({ path, locale, assets: loadedAssets() } satisfies Word),
    )
  }, [path, locale])
}

/** Has it keep what this page would get by now. One that did not bring this page lacks the files to show it anew. */
export function tellWorker(news: News): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(news)
}

/** The service worker once it works; null in a browser that has none, or does not want one. */
export async function registrationThere(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register(workerAddress())
    return await navigator.serviceWorker.ready
  } catch {
    return null
  }
}

async function workerThere(): Promise<ServiceWorker | null> {
  return (await registrationThere())?.active ?? null
}

/** The policy of the page allows a script's address only by such a promise. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy.known ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER })
  return (policy.known?.createScriptURL('') ?? WORKER) as string
}

type Policy = { createScriptURL(given: string): unknown }
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): Policy
}
const policy: { known?: Policy | undefined } = {}

function loadedAssets(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const prefix = `${location.origin}/assets/`
  const all = new Set([...files, ...sheets.map(({ href }) => href)])
  return [...all].filter((url) => url.startsWith(prefix))
}
