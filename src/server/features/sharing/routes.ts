import { isLocale } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, limitedTo } from '#server/http/route.ts'
import { openPictures, pictureSvg, pictureWords } from './picture.ts'
import { pictureVersion } from './sharing.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

type Asked = { Params: { name: string }; Querystring: { v?: string } }

/** The picture of a site in each language, for other sites that show a shared link. */
export function sharingRoutes(app: App): void {
  const { fastify, db } = app
  const limited = limitedTo('file', app)
  const pictureOf = openPictures()

  fastify.get<Asked>('/sharing/:name', limited, async ({ site, params, query, headers }, reply) => {
    const [, locale] = /^(\w+)\.png$/.exec(params.name) ?? []
    if (!isLocale(locale)) throw new Refusal('NOT_FOUND')
    const shared = { ...(await settingsOf(db, site.id)), domain: site.domain }
    const version = pictureVersion(shared, locale)
    void reply.headers({
      etag: `"${version}"`,
      'cache-control': query.v === version ? FOR_EVER : FOR_AN_HOUR,
    })
    if (headers['if-none-match'] === `"${version}"`) return reply.code(304).send()
    const svg = () => pictureSvg(pictureWords(shared, locale), shared)
    return reply.type('image/png').send(await pictureOf(version, svg))
  })
}
