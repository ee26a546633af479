// What a browser needs to install the site as an app: manifest, icons, the page without a connection.

import { randomBytes } from 'node:crypto'
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, limitedTo } from '#server/http/route.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { type IconKind, openIcons } from './icons.ts'
import { discreetManifest, manifestOf, offlinePage } from './app-shell.ts'

const ICON = /^(app|maskable|neutral)-(192|512)\.png$/
const FOR_AN_HOUR = 'public, max-age=3600'

type Query = { Querystring: { discreet?: string; lang?: string } }

/** What a device asks for to install a site, and to have something to show without a connection. */
export function installingRoutes(app: App): void {
  const { fastify, db } = app
  const limited = limitedTo('file', app)
  const iconPng = openIcons()

  fastify.get<Query>('/manifest.webmanifest', limited, async ({ site, query }, reply) => {
    const manifest = isLocale(query.discreet)
      ? discreetManifest(query.discreet)
      : manifestOf(await settingsOf(db, site.id), languageIn(query))
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(manifest))
  })

  fastify.get<{ Params: { name: string } }>(
    '/icons/:name',
    limited,
    async ({ site, params }, reply) => {
      const [, kind, size] = ICON.exec(params.name) ?? []
      if (!kind) throw new Refusal('NOT_FOUND')
      const colours = await settingsOf(db, site.id)
      const icon = await iconPng({ kind: kind as IconKind, size: Number(size), colours })
      return reply.type('image/png').header('cache-control', FOR_AN_HOUR).send(icon)
    },
  )

  fastify.get<Query>('/offline', limited, async ({ site, query }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const language = languageIn(query)
    const settings = await settingsOf(db, site.id)
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': pagePolicy({ nonce, images: '', isHot: false }),
      })
      .send(offlinePage({ settings, language, nonce }))
  })
}

function languageIn({ lang }: Query['Querystring']): LocaleCode {
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
