import { createContext, use } from 'react'
import { useLocale, useMessages, useTimeZone, useTranslations } from 'use-intl'
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core'
import type { LocaleCode } from '#contract/locales.ts'
import type { Messages } from './messages.gen.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleCode
    Messages: Messages
  }
}

/** The texts of one area in the visitor's language: `const t = useText('login')`, then `t('title')`. */
export const useText: typeof useTranslations = import.meta.env.SSR
  ? (useSharedText as typeof useTranslations)
  : useTranslations

type Translator = ReturnType<typeof createTranslator>

// Browsers do without, and their bundle must see that.
const shared = /* @__PURE__ */ openShared()

/** What all pages of the server share: texts and the formats in them are the same for everybody who reads a language. */
function openShared() {
  const cache = _createCache()
  const translators = new WeakMap<object, Map<string, Translator>>()
  return { cache, formatters: _createIntlFormatters(cache), translators }
}

function useSharedText(namespace: string): Translator {
  const [locale, timeZone, messages] = [useLocale(), useTimeZone(), useMessages()]
  const area = namespace.split('.')[0] as Area
  const texts = messages[area] as object
  const kept = shared.translators.get(texts) ?? new Map<string, Translator>()
  shared.translators.set(texts, kept)
  const key = `${namespace} ${locale} ${timeZone}`
  const made =
    kept.get(key) ?? makeShared({ locale, timeZone, namespace, texts: { [area]: texts } })
  kept.set(key, made)
  return made
}

type Shared = {
  readonly locale: LocaleCode
  readonly timeZone: string | undefined
  readonly namespace: string
  readonly texts: object
}

function makeShared({ locale, timeZone, namespace, texts }: Shared): Translator {
  return createTranslator({
    locale,
    namespace: namespace as Area,
    messages: texts as Messages,
    ...(timeZone !== undefined && { timeZone }),
    _cache: shared.cache,
    _formatters: shared.formatters,
  }) as unknown as Translator
}

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
