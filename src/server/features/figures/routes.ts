// What was counted, for those who may read it: on the screen, as a file, and as a picture.

import { Readable } from 'node:stream'
import * as contract from '#contract/office/figures.ts'
import { transact } from '#server/db/connect.ts'
import { doerOf, note } from '#server/features/record/record.ts'
import {
  type OfficeApp,
  officeFileRoute,
  officeRoute,
  type OperatorVisit,
  scopeOf,
} from '#server/http/office-route.ts'
import { figurePicture } from './figure-plots.ts'
import { figuresCsv } from './figures-csv.ts'
import { machineNow } from './machine.ts'
import { type FiguresInput, readFigures } from './read-figures.ts'
import { readToday } from './read-today.ts'

export function figureRoutes(app: OfficeApp): void {
  const { db, readAside } = app

  officeRoute(app, contract.readFigures, ({ input, visit }) =>
    readAside((aside) => readFigures(aside, asked(visit, input))),
  )

  officeRoute(app, contract.exportFigures, async ({ input: { of, ...filter }, visit }) => {
    const figures = await readAside((aside) => readFigures(aside, asked(visit, filter)))
    const taken = figuresCsv(figures, of)
    const subject = { kind: 'figures', id: of }
    const details = { filter, rows: taken.rows }
    const siteId = filter.site_id ?? null
    const deed = { by: doerOf(visit), action: 'figures_exported', siteId, subject, details }
    await transact(db, (tx) => note(tx, { ...deed, now: visit.now }))
    return taken
  })

  officeFileRoute(app, contract.figurePlot, async ({ input: { plot, ...filter }, visit }) => {
    const figures = await readAside((aside) => readFigures(aside, asked(visit, filter)))
    const svg = Buffer.from(figurePicture(figures, plot))
    return {
      type: 'image/svg+xml; charset=utf-8',
      bytes: svg.length,
      stream: () => Readable.from([svg]),
    }
  })

  officeRoute(app, contract.readToday, ({ input, visit }) => {
    const { scope, now } = visit
    return readToday(db, {
      scope,
      siteId: input.site_id,
      showsFew: showsFew(visit, input.site_id),
      now,
    })
  })

  officeRoute(app, contract.readMachine, ({ visit: { now } }) => machineNow(db, now))
}

function asked(visit: OperatorVisit, filter: FiguresInput['filter']): FiguresInput {
  const { scope, now } = visit
  return { filter, scope, showsFew: showsFew(visit, filter.site_id), now }
}

/** Whether figures about few people may be told of all that is asked for. */
function showsFew({ operator, scope }: OperatorVisit, siteId: string | undefined): boolean {
  const few = scopeOf(operator, 'figures_small')
  if (few === 'all') return true
  const sites = siteId === undefined ? scope : [siteId]
  return sites !== 'all' && sites.every((site) => few.includes(site))
}
