import { createContext, use } from 'react'
import { useTranslations } from 'use-intl'
import type { LocaleCode } from '#contract/locales.ts'
import type { Messages } from './messages.gen.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleCode
    Messages: Messages
  }
}

/** The texts of one area in the visitor's language: `const t = useText('login')`, then `t('title')`. */
export const useText = useTranslations

export const CatalogueContext = createContext<Catalogue | null>(null)

export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('There is no catalogue around this')
  return catalogue
}

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
  const state = { locale: first, wanted: first, messages: {} as Partial<Messages> }
  const listeners = new Set<() => void>()

  function show(locale: LocaleCode, messages: Partial<Messages>) {
    state.locale = locale
    state.messages = messages
    for (const listener of listeners) listener()
  }

  async function load(areas: readonly Area[]): Promise<void> {
    const { locale } = state
    const missing = areas.filter((area) => !(area in state.messages))
    if (missing.length === 0) return
    const added = await loadAreas(locale, missing)
    // The language was switched meanwhile.
    if (locale !== state.locale) return load(areas)
    show(locale, { ...state.messages, ...added })
  }

  async function switchTo(locale: LocaleCode): Promise<void> {
    state.wanted = locale
    const areas = Object.keys(state.messages) as Area[]
    const messages = await loadAreas(locale, areas)
    if (locale !== state.wanted) return
    // A screen brought texts meanwhile.
    if (Object.keys(state.messages).length > areas.length) return switchTo(locale)
    show(locale, messages)
  }

  return {
    get locale() {
      return state.locale
    },
    get messages() {
      return state.messages as Messages
    },
    load,
    switchTo,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function loadAreas(locale: LocaleCode, areas: readonly Area[]): Promise<Partial<Messages>> {
  const loaded = await Promise.all(areas.map((area) => loadArea(locale, area)))
  return Object.fromEntries(areas.map((area, index) => [area, loaded[index]]))
}

async function loadArea(locale: LocaleCode, area: Area): Promise<unknown> {
  const areas = await languages[`./areas/${locale}.ts`]?.()
  const load = areas?.[`../messages/${locale}/${area}.json`]
  if (!load) throw new Error(`There is no catalogue ${area} in ${locale}`)
  return load()
}
