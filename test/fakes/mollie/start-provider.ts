import { onTestFinished } from 'vitest'
import { startMollie } from '../mollie.ts'

export const ORDER = {
  amount: { currency: 'EUR', value: '29.95' },
  description: 'Order 1',
  redirectUrl: 'https://vonk.example/transactions/1',
  metadata: { order_id: '1' },
}

interface Reply {
  status: number
  headers: Headers
  body: Record<string, unknown> & { id: string; _links: Record<string, { href: string }> }
}

/** The fake for the length of one test, with a client that speaks to it as our merchant. */
export async function startProvider(options?: Parameters<typeof startMollie>[0]) {
  const mollie = await startMollie(options)
  onTestFinished(mollie.close)

  async function call(
    line: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const [method = '', path = ''] = line.split(' ')
    const answer = await fetch(`${mollie.url}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${mollie.apiKey}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      body: JSON.parse(json || '{}') as Reply['body'],
    }
  }
  return { ...mollie, call }
}
