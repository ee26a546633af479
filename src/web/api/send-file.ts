import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { asMember, refusalIn } from './call.ts'

type Schema = z.core.$ZodType
type Sending = {
  readonly file: Blob
  /** Called with the share of the file that is there, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Calls an endpoint that takes a file, and tells how far it is. What is refused is thrown as a Refusal. */
export async function sendFile<In extends Schema, Out extends Schema>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  sending: Sending,
): Promise<z.output<Out>> {
  const query = new URLSearchParams(input as Record<string, string>).toString()
  const reply = await asMember(endpoint.path, () => send(`${endpoint.path}?${query}`, sending))
  if (!reply.ok) throw await refusalIn(reply)
  return reply.json()
}

/** Only this way does a browser tell how much of a body it has sent. */
function send(url: string, { file, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('the file could not be sent'))
    request.open('POST', url)
    request.setRequestHeader('x-request-type', 'client')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    )
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
