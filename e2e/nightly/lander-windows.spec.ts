import { LOCALE_CODES } from '#contract/locales.ts'
import { expectInSight, legalLine, SHORT_PHONE } from '../lander-steps.ts'
import { test } from '../member-fixtures.ts'
import { LANDERS } from '../every-screen.ts'

test.use({ javaScriptEnabled: false })

for (const locale of LOCALE_CODES)
  test(`on a short phone every lander for somebody in particular has its legal line in sight in ${locale} [LAN-1] [LAN-3]`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(SHORT_PHONE)
    for (const { name, path } of LANDERS) {
      await context.clearCookies({ name: 'locale' })
      await page.goto(
        name === 'landers-tinderswipe' ? `${path}?lang=${locale}` : `${path}/milf${locale}`,
      )

      await expectInSight(legalLine(page), `the legal line of ${name}`)
    }
  })
