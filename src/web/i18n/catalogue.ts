import type { LocaleCode } from '#contract/locales.ts'
import type { Messages } from './messages.gen.ts'

/** A part of the catalogue that is loaded together. `shell` is around every screen. */
export type Area = keyof Messages

type Loaders = Readonly<Record<string, (() => Promise<unknown>) | undefined>>

/** The way to a language's texts. Each has a list of its own, so that a page brings no other language's. */
const languages = import.meta.glob<Loaders>('./areas/*.ts', { import: 'areas' })

/** The texts loaded so far, in one language at a time. One per browser, one per request on the server. */
export type Catalogue = {
  readonly locale: LocaleCode
  readonly messages: Messages
  /** Loads the areas a screen needs; those already there cost nothing. */
  readonly load: (areas: readonly Area[]) => Promise<void>
  /** Turns every area loaded so far, and with them every text on the screen, into another language. */
  readonly switchTo: (locale: LocaleCode) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

export function openCatalogue(first: LocaleCode): Catalogue {
  const state = { locale: first, messages: {} as Partial<Messages> }
  const listeners = new Set<() => void>()

  async function change(locale: LocaleCode, areas: readonly Area[]) {
    const loaded = await Promise.all(areas.map((area) => loadArea(locale, area)))
    const added = Object.fromEntries(areas.map((area, index) => [area, loaded[index]]))
    state.messages = { ...(locale === state.locale ? state.messages : {}), ...added }
    state.locale = locale
    for (const listener of listeners) listener()
  }

  return {
    get locale() {
      return state.locale
    },
    get messages() {
      return state.messages as Messages
    },
    async load(areas) {
      const missing = areas.filter((area) => !(area in state.messages))
      if (missing.length > 0) await change(state.locale, missing)
    },
    switchTo: (locale) => change(locale, Object.keys(state.messages) as Area[]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function loadArea(locale: LocaleCode, area: Area): Promise<unknown> {
  const areas = await languages[`./areas/${locale}.ts`]?.()
  const load = areas?.[`../messages/${locale}/${area}.json`]
  if (!load) throw new Error(`There is no catalogue ${area} in ${locale}`)
  return load()
}
