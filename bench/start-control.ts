import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import type { Bench } from './bench.ts'
import { get } from './get.ts'
import { type Server, startServer } from './start-server.ts'

/** The bare page, with the text of the product's own first page on it, under the same headers but for the policy. */
export async function startControl(bench: Bench, product: Server): Promise<Server> {
  const { folder } = await bench.control()
  const textFile = join(folder, 'text.json')
  const { body } = await get(product.port, '/', 'identity')
  await writeFile(textFile, JSON.stringify(textsOf(body.toString())))
  return startServer(bench, ['bench/control/server.mjs'], {
    NODE_ENV: 'production',
    BUILD_FOLDER: folder,
    TEXT_FILE: textFile,
    HEADERS: JSON.stringify({ ...SECURITY_HEADERS, 'content-security-policy': undefined }),
  })
}

/** The pieces of text between the tags of a page's body. */
function textsOf(html: string): string[] {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&[^;]*;/g, ' ').trim())
    .filter((text) => text !== '')
}
