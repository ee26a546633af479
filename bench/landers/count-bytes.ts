import type { Page } from 'playwright'

type Bytes = { readonly pages: number; readonly scripts: number }

/** Counts what comes over the network from now on, as compressed as it comes and without its headers: documents and styles, and scripts. */
export async function countBytes(page: Page): Promise<() => Bytes> {
  const session = await page.context().newCDPSession(page)
  const begun = new Map<string, { kind: string; headers: number }>()
  const bytes = { pages: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    begun.set(requestId, { kind: type, headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = begun.get(requestId) ?? { kind: '', headers: 0 }
    const body = Math.max(0, encodedDataLength - headers)
    if (kind === 'Script') bytes.scripts += body
    if (kind === 'Document' || kind === 'Stylesheet') bytes.pages += body
  })
  await session.send('Network.enable')
  return () => ({ ...bytes })
}
