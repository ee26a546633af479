import { createHash } from 'node:crypto'
import { npmIn } from './contents.ts'

type Bom = {
  serialNumber: string
  metadata: { timestamp: string }
  readonly components: readonly unknown[]
}

/** The packages of a folder's lock file in CycloneDX, the same each time: its number comes from what it says, its time from the commit. */
export function sbomOf(folder: string, at: Date): string {
  const bom = JSON.parse(
    npmIn(folder, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
  ) as Bom
  bom.metadata.timestamp = at.toISOString()
  bom.serialNumber = ''
  bom.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom))}`
  return `${JSON.stringify(bom, null, 2)}\n`
}

/** A UUID of version 8 (RFC 9562), which is made from a hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
