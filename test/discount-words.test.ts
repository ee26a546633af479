import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'

test.each(LOCALE_CODES)(
  'in %s no page has a figure of its own about what newcomers get [DIS-2]',
  (locale) => {
    for (const page of ['faq', 'pricing', 'terms']) {
      const text = readFileSync(`src/web/content/${locale}/${page}.md`, 'utf8')
      expect(text).toContain('{newcomer_discount}')
      expect(text).not.toMatch(/25\s?(%|prosent)/)
    }
  },
)
