import type { S3 } from '#server/kernel/config.ts'
import { startHttpFake, type FakeAnswer, type FakeRequest } from './http-fake.ts'
import { isSigned } from './s3/is-signed.ts'

/** As many names as a page of a list has: few, so that every list has several. */
const PAGE = 7
const XML = { 'content-type': 'application/xml' }

/** A bucket that speaks S3 over HTTP, and turns away requests that are not signed with its key. */
export async function startS3() {
  const keys = { region: 'eu-west-1', accessKeyId: 'AKIDTEST', secretAccessKey: 'a/secret+key' }
  const bucket = 'vonk-photos'
  const objects = new Map<string, Buffer>()
  const fake = await startHttpFake((request) =>
    isSigned(request, keys)
      ? answerFrom(objects, bucket, request)
      : failure(403, 'SignatureDoesNotMatch'),
  )
  const s3: S3 = { ...keys, bucket, endpoint: fake.url }
  return { s3, objects, faults: fake.faults, close: fake.close }
}

function answerFrom(
  objects: Map<string, Buffer>,
  bucket: string,
  { method, path, query, body }: FakeRequest,
): FakeAnswer {
  if (path.replace(/\/$/, '') === `/${bucket}`) return listOf(objects, query)
  if (!path.startsWith(`/${bucket}/`)) return failure(404, 'NoSuchBucket')
  const key = decodeURIComponent(path.slice(bucket.length + 2))
  if (method === 'PUT') {
    objects.set(key, body)
    return { status: 200, headers: { etag: '"made"' } }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const found = objects.get(key)
  if (!found) return method === 'HEAD' ? { status: 404 } : failure(404, 'NoSuchKey')
  const headers = { 'content-type': 'image/webp', 'content-length': String(found.length) }
  return method === 'HEAD' ? { status: 200, headers } : { status: 200, headers, body: found }
}

/** A page of the names that there are, as long as asked for, and where the next one begins. */
function listOf(objects: Map<string, Buffer>, query: URLSearchParams): FakeAnswer {
  const after = query.get('continuation-token') ?? ''
  const left = [...objects.keys()].toSorted().filter((key) => key > after)
  const page = left.slice(0, PAGE)
  const next =
    left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const keys = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const body = `<?xml version="1.0"?><ListBucketResult>${next}${keys}</ListBucketResult>`
  return { status: 200, headers: XML, body: Buffer.from(body) }
}

function failure(status: number, code: string): FakeAnswer {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: XML, body: Buffer.from(body) }
}
