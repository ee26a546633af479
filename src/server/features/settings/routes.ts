import { findPlaces as findPlacesEndpoint, geocode, getRegions } from '#contract/places.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCompanyInfo, getInterests, getSettings } from '#contract/settings.ts'
import {
  type CountryLookup,
  findPlaces,
  nearestCity,
  regionsOf,
} from '#server/features/places/places.ts'
import { type App, route } from '#server/http/route.ts'
import { browserSettings, termsDate } from './browser-settings.ts'
import { packagesOf } from './packages.ts'
import { reportBrokenSettings, settingsOf } from './settings-of.ts'

type Deps = {
  readonly countryOf: CountryLookup
  /** What browsers must know to be pushed. */
  readonly pushPublicKey: string
}

export function settingsRoutes(app: App, { countryOf, pushPublicKey }: Deps): void {
  reportBrokenSettings(app.db, (broken) =>
    app.fastify.log.error(broken, 'the stored settings of a site are broken'),
  )

  route(app, getSettings, async ({ visit }) => {
    const { id, domain } = visit.site
    const [settings, packages] = await Promise.all([
      settingsOf(app.db, id),
      packagesOf(app.db, id, visit.now),
    ])
    const { countryChoice } = visit
    return browserSettings({
      domain,
      settings,
      packages,
      addressCountry: countryOf(visit.ip),
      countryChoice,
      pushPublicKey,
    })
  })

  route(app, getInterests, async ({ visit }) => {
    const { interests } = await settingsOf(app.db, visit.site.id)
    return { interests }
  })

  route(app, getRegions, async ({ input, visit }) => {
    const { countries } = await settingsOf(app.db, visit.site.id)
    const asked = countries.filter((country) => (input.country ?? country) === country)
    return { regions: Object.fromEntries(asked.map((country) => [country, regionsOf(country)])) }
  })

  route(app, findPlacesEndpoint, async ({ input, visit }) => {
    const { countries } = await settingsOf(app.db, visit.site.id)
    const isServed = countries.includes(input.country)
    return { places: isServed ? await findPlaces(input.country, input.q) : [] }
  })

  route(app, getCompanyInfo, async ({ visit }) => {
    const { company_id, company, support_email, support_phone } = await settingsOf(
      app.db,
      visit.site.id,
    )
    return { company_id, company, support_email, support_phone, terms_date: termsDate(company) }
  })

  route(
    app,
    geocode,
    async ({ input }) => {
      const city = await nearestCity(input)
      if (!city) throw new Refusal('NOT_FOUND')
      return city
    },
    { limit: 'geocode' },
  )
}
