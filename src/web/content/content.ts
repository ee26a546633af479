import type { LocaleCode } from '#contract/locales.ts'

export type Inline =
  | string
  | { bold: Inline[] }
  | { code: string }
  | { link: string; text: Inline[] }
export type Block = { type: 'h2' | 'h3' | 'p'; text: Inline[] } | { type: 'ul'; items: Inline[][] }
export type ContentPage = { title: string; description: string; blocks: Block[] }

export const CONTENT_NAMES = [
  'accessibility',
  'ban',
  'complaints',
  'cookies',
  'faq',
  'pricing',
  'privacy',
  'return-policy',
  'safety',
  'service',
  'terms',
] as const
export type ContentName = (typeof CONTENT_NAMES)[number]

const files = import.meta.glob<ContentPage>('./*/*.md', { import: 'default' })

/** The text of an information page in one language: data made from Markdown when the product is built. */
export function loadContent(locale: LocaleCode, name: ContentName): Promise<ContentPage> {
  const load = files[`./${locale}/${name}.md`]
  if (!load) throw new Error(`There is no ${name} page in ${locale}`)
  return load()
}
