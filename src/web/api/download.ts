import { asMember, refusalIn } from './call.ts'

/** Fetches a file of the member's own. What is refused is thrown as a Refusal. */
export async function download(path: `/api/${string}`): Promise<{ name: string; content: Blob }> {
  const reply = await asMember(path, () => fetch(path, { headers: { 'x-request-type': 'client' } }))
  if (!reply.ok) throw await refusalIn(reply)
  const named = /filename="?([\w.-]+)/.exec(reply.headers.get('content-disposition') ?? '')
  return { name: named?.[1] ?? 'download', content: await reply.blob() }
}
