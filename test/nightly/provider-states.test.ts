import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { rowsOf, wrongEnds } from '#test/provider-states.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider } = await paymentApp(db, site.id)

test.each(['creditcard', 'directdebit'])(
  'every row of up to five sayings of the provider of a %s payment ends where it must [M5]',
  async (method) => {
    const rows = [1, 2, 3, 4, 5].flatMap(rowsOf)

    const wrong = await wrongEnds({ db, deps, provider, siteId: site.id, method }, rows)

    expect(wrong).toEqual([])
  },
  30 * 60_000,
)
