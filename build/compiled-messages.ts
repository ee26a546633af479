import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { [key: string]: string | Messages }

/** Compiles the ICU messages of the catalogues at build time, so that no parser is sent to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/messages\/\w+\/[\w-]+\.json$/.test(id)) return null
      return { code: JSON.stringify(compileAll(JSON.parse(code) as Messages)), map: null }
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
