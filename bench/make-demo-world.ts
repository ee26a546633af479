import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PACK_SIZE } from '#server/demo/faces.ts'
import { PACK_FOLDER, packFile } from '#server/demo/pack.ts'
import { PRODUCT } from './product.ts'
import { startServer } from './start-server.ts'
import type { Workbench } from './workbench.ts'

export type DemoWorld = {
  /** The data folder of a product that has been started once. */
  readonly folder: string
  readonly firstStartMs: number
}

/** The demo world as the first start of the product makes it. */
export async function makeDemoWorld(bench: Workbench): Promise<DemoWorld> {
  demandPortraits()
  const folder = join(bench.folder, 'demo')
  const product = await startServer(bench, PRODUCT.args, {
    ...PRODUCT.environment,
    DATA_DIR: folder,
  })
  await product.stop()
  return { folder, firstStartMs: product.answeredAfterMs }
}

function demandPortraits(): void {
  const faces = Array.from({ length: PACK_SIZE }, (_, index) => index + 1)
  const files = faces.map((face) => packFile(PACK_FOLDER, face))
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) {
    throw new Error(
      `the demo world needs ${files.length} faces and ${missing.length} are not there, ${missing[0]} the first of them; npm run portraits draws them`,
    )
  }
}
