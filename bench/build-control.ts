import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'vite'

export type ControlBuild = {
  readonly folder: string
  /** Bytes of what its page loads, in brotli. */
  readonly weight: { readonly js: number; readonly css: number }
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Builds the bare page of control/ with the product's own vite.config.ts; only the entries differ. */
export async function buildControl(place: string): Promise<ControlBuild> {
  const folder = join(place, 'control')
  await buildOne(join(folder, 'client'), 'bench/control/client.jsx', false)
  await buildOne(join(folder, 'render'), 'bench/control/render.jsx', true)
  const assets = join(folder, 'client/assets')
  return {
    folder,
    weight: { js: await compress(assets, '.js'), css: await compress(assets, '.css') },
  }
}

async function buildOne(outDir: string, input: string, ssr: boolean): Promise<void> {
  await build({ logLevel: 'warn', plugins: [enteringBy(input)], build: { ssr, outDir } })
}

/** Instead of the product's entries: given as an option it would be one more of them. */
function enteringBy(input: string): Plugin {
  return {
    name: 'entering-by',
    config: (config) => void Object.assign(config.build!.rolldownOptions!, { input }),
  }
}

/** Puts the compressed files beside the others, as the product's build does, and says how much they are. */
async function compress(folder: string, ending: string): Promise<number> {
  let bytes = 0
  for (const name of await readdir(folder)) {
    if (!name.endsWith(ending)) continue
    const compressed = brotliCompressSync(await readFile(join(folder, name)), BROTLI)
    await writeFile(join(folder, `${name}.br`), compressed)
    bytes += compressed.length
  }
  return bytes
}
