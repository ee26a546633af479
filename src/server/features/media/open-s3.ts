import type { Readable } from 'node:stream'
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { S3 } from '#server/kernel/config.ts'
import type { Files } from './files.ts'
import { deadline } from '#server/kernel/time.ts'

const LONGEST_MS = 10_000

/** Files in a bucket of any service that speaks S3. */
export function openS3(s3: S3, longestMs = deadline(LONGEST_MS)): Files {
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Services other than Amazon's know buckets by their path, and no checksums but the signed one.
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: deadline(2_000),
      requestTimeout: longestMs,
      throwOnRequestTimeout: true,
    },
  })
  const at = (key: string) => ({ Bucket: s3.bucket, Key: key })
  return {
    async write(key, bytes) {
      const put = { ...at(key), Body: bytes, ContentType: 'image/webp' }
      await client.send(new PutObjectCommand(put))
    },
    async has(key) {
      return (await orNull(client.send(new HeadObjectCommand(at(key))))) !== null
    },
    async find(key) {
      const found = await orNull(client.send(new GetObjectCommand(at(key))))
      if (!found?.Body) return null
      const body = found.Body as Readable
      return { bytes: found.ContentLength ?? 0, stream: () => body }
    },
    async remove(key) {
      await orNull(client.send(new DeleteObjectCommand(at(key))))
    },
    async *keys() {
      let after: string | undefined
      do {
        const list = { Bucket: s3.bucket, ContinuationToken: after }
        const page = await client.send(new ListObjectsV2Command(list))
        yield* (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
        after = page.NextContinuationToken
      } while (after !== undefined)
    },
  }
}

async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  })
}
