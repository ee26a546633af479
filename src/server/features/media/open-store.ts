import { filesFolder, type Config } from '#server/kernel/config.ts'
import type { Files } from './files.ts'
import { openFiles } from './open-files.ts'

/** The store that the configuration names: a bucket, or else a folder of this machine. */
export async function openStore(config: Pick<Config, 'DATA_DIR' | 's3'>): Promise<Files> {
  if (!config.s3) return openFiles(filesFolder(config))
  // Whoever keeps files in a folder does not load what buckets need.
  const { openS3 } = await import('./open-s3.ts')
  return openS3(config.s3)
}
