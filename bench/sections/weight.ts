import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assetsFrom } from '#server/http/pages.ts'
import type { Section } from '../figure.ts'

const CLIENT = 'dist/client'
const ENTRY = 'src/web/entry-client.tsx'
/** What the first page needs beside the entry, in Dutch. */
const MODULES = [
  'src/web/screens/index-screen.tsx',
  'src/web/i18n/messages/nl/shell.json',
  'src/web/i18n/messages/nl/index.json',
]

export const weight: Section = {
  name: 'weight',
  method: `The brotli files in dist/ that the document of \`/\` asks for: the entry, ${MODULES.map((name) => `\`${name}\``).join(', ')} and what they import statically. The control's are those of the bare page in bench/control, built with the same vite.config.ts: React, React Router and one route; its style sheet is Bootstrap's reboot and grid.`,
  async measure({ control }) {
    const product = weightOfFirstPage()
    const bare = (await control()).weight
    return [
      {
        name: 'JavaScript of the first load of `/`',
        unit: 'bytes',
        value: product.js,
        control: bare.js,
        budget: { most: 125_000, of: 'value' },
      },
      {
        name: 'CSS of the first load of `/`',
        unit: 'bytes',
        value: product.css,
        control: bare.css,
        budget: { most: 30_000, of: 'value' },
      },
    ]
  },
}

function weightOfFirstPage() {
  const manifest = JSON.parse(
    readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
  ) as Parameters<typeof assetsFrom>[0]
  for (const name of [ENTRY, ...MODULES])
    if (!manifest[name]) throw new Error(`the build has no ${name}`)
  const { scripts, preloads, sheets } = assetsFrom(manifest, () => '')(MODULES, 'at-once')
  return { js: bytesOf([...scripts, ...preloads]), css: bytesOf(sheets) }
}

function bytesOf(addresses: readonly string[]): number {
  return addresses
    .map((address) => statSync(join(CLIENT, `${address}.br`)).size)
    .reduce((sum, size) => sum + size, 0)
}
