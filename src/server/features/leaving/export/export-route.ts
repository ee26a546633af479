import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { requireStepUp } from '#server/features/accounts/accounts.ts'
import { type Files, photoKey } from '#server/features/media/media.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { withTimeout } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import { noteSecurity } from '#server/http/security-log.ts'
import type { SessionMember } from '#server/http/session.ts'
import { type Visit, visitOf } from '#server/http/visit.ts'
import { exportData, type ExportData, exportPage } from './export-data.ts'

/** Gives a member everything that is stored about them as one ZIP: for machines, for people, and their photos. */
export function exportRoute(app: App, files: Files): void {
  app.fastify.route({
    method: 'GET',
    url: '/api/export.php',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const visit = await withTimeout(visitOf(app.db, app.clock(), request, reply))
      const { member, site, now } = visit
      if (!member) throw new Refusal('LOGIN_REQUIRED')
      requireStepUp({ member, now })
      await app.limiter.take('export', member.id, now)
      const { data, page } = await withTimeout(gather(app, visit, member))
      noteSecurity(app, visit, { event: 'export' })
      const name = `${site.domain}-${now.toISOString().slice(0, 10)}.zip`
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(zipOf(entriesOf({ data, page, files }), now)))
    },
  })
}

async function gather({ db, secretKey }: App, { site, now }: Visit, { id }: SessionMember) {
  const { name, time_zone: timeZone } = await settingsOf(db, site.id)
  const data = await exportData({ db, secretKey }, id)
  const language = data.get('profile')?.[0]?.['language'] as LocaleCode
  return { data, page: exportPage(data, { site: name, language, timeZone, now }) }
}

type Parts = { readonly data: ExportData; readonly page: string; readonly files: Files }

async function* entriesOf({ data, page, files }: Parts): AsyncGenerator<ZipEntry> {
  yield textEntry('data.json', `${JSON.stringify(Object.fromEntries(data), null, 2)}\n`)
  yield textEntry('index.html', page)
  const pictures = [...(data.get('photos') ?? []), ...(data.get('messages') ?? [])]
  for (const { filename } of pictures) {
    if (typeof filename !== 'string') continue
    const file = await files.find(photoKey(filename, 'full'))
    const name = `photos/${filename}.webp`
    if (file) yield { name, bytes: file.stream(), isText: false }
  }
}

function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: [Buffer.from(text)], isText: true }
}

type ZipEntry = {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Whether it is worth pressing; pictures are pressed already. */
  readonly isText: boolean
}

/** The bytes of a ZIP file, made while they are read: never more than a piece of one entry is held. */
async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    file.mtime = now
    zip.add(file)
    for await (const piece of bytes) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
