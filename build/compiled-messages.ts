import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import type { LocaleCode } from '../src/contract/locales.ts'
import { typesetAll, typesetPage } from '../src/contract/typeset.ts'

type Messages = { [key: string]: string | Messages }

/** Sets the catalogues' texts and compiles their ICU messages at build time, so that no parser is sent to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const [, locale] = /\/messages\/(\w+)\/[\w-]+\.json$/.exec(id) ?? []
      if (!locale) return null
      const messages = typesetAll(JSON.parse(code) as Messages, locale as LocaleCode, typesetPage)
      return { code: JSON.stringify(compileAll(messages)), map: null }
    },
  }
}

function compileAll(messages: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compileAll(message),
    ]),
  )
}
