import type { Page } from 'playwright'

type Bytes = { readonly pages: number; readonly scripts: number }

/** Counts what comes over the network from now on, as compressed as it comes and with its headers: documents and styles, and scripts. */
export async function countBytes(page: Page): Promise<() => Bytes> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = { pages: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script') bytes.scripts += encodedDataLength
    if (kind === 'Document' || kind === 'Stylesheet') bytes.pages += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...bytes })
}
