import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { rowsOf, type Saying, wrongEnds } from '#test/provider-states.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider } = await paymentApp(db, site.id)

/** Every row of two, and every so manieth longer one; all of them are tried at night. */
function someRows(): Saying[][] {
  const every = (step: number) => (_: unknown, at: number) => at % step === 0
  const longer = [
    rowsOf(3).filter(every(3)),
    rowsOf(4).filter(every(61)),
    rowsOf(5).filter(every(401)),
  ]
  return [...rowsOf(1), ...rowsOf(2), ...longer.flat()]
}

test.each(['creditcard', 'directdebit'])(
  'whatever the provider says of a %s payment and in which order, only what is paid counts, and once [M5]',
  async (method) => {
    const wrong = await wrongEnds({ db, deps, provider, siteId: site.id, method }, someRows())

    expect(wrong).toEqual([])
  },
)
