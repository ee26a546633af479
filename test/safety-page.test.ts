import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'

const SHAPE = 'p h2 ul5 h2 p ul3 h2 ul4 h2 p h2 p h2 p ul5 h2 p'

test.each(LOCALE_CODES)(
  'the page about safety in %s says as much as the others, and names the numbers to call [INF-2]',
  (locale) => {
    const page = pageIn(locale)

    expect(shapeOf(page)).toBe(SHAPE)
    for (const named of ['112', '116 006', 'StopNCII.org', 'route:notice', 'route:notifications'])
      expect(page).toContain(named)
  },
)

test.each(LOCALE_CODES)(
  'what the page about safety in %s names is called the same where it is [INF-2] [LOC-9]',
  (locale) => {
    const page = pageIn(locale)
    const { menu } = textsIn(locale, 'member')
    const { seen, privacy, blocked } = textsIn(locale, 'notifications')
    const { footer } = textsIn(locale, 'shell')
    const named = [
      menu.stop,
      seen.chosen,
      privacy.is_invisible,
      privacy.hidden_words.title,
      privacy.is_discreet,
      blocked.title,
      footer.notice,
    ]

    expect(named.filter((name) => !page.includes(name))).toEqual([])
  },
)

function pageIn(locale: LocaleCode): string {
  return readFileSync(`src/web/content/${locale}/safety.md`, 'utf8')
}

/** The blocks of a page below its title, a list with how many it lists. */
function shapeOf(page: string): string {
  const [, body = ''] = page.split(/^# .*$/m)
  const blocks = body.trim().split(/\n\n+/)
  return blocks
    .map((block) => {
      if (block.startsWith('## ')) return 'h2'
      return block.startsWith('- ') ? `ul${block.split('\n').length}` : 'p'
    })
    .join(' ')
}

type Texts = {
  readonly menu: { readonly stop: string }
  readonly seen: { readonly chosen: string }
  readonly privacy: {
    readonly is_invisible: string
    readonly is_discreet: string
    readonly hidden_words: { readonly title: string }
  }
  readonly blocked: { readonly title: string }
  readonly footer: { readonly notice: string }
}

function textsIn(locale: LocaleCode, area: string): Texts {
  return JSON.parse(readFileSync(`src/web/i18n/messages/${locale}/${area}.json`, 'utf8')) as Texts
}
