import type { LocaleCode } from '#contract/locales.ts'

/** One mail in words and addresses, before it gets a shape: HTML and plain text are made from the same. */
export type Letter = {
  readonly language: LocaleCode
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly body: readonly string[]
  readonly fact: string | null
  readonly button: { readonly label: string; readonly address: string } | null
  readonly after: readonly string[]
  /** Another way to go, after the small print. */
  readonly second: { readonly label: string; readonly address: string } | null
  /** What to do when the button does not work. */
  readonly fallback: string
  readonly footer: Footer
  readonly site: { readonly name: string; readonly brand: string; readonly onBrand: string }
}

type Footer = {
  readonly why: string
  readonly help: string
  /** Who sends it, as the law asks. */
  readonly company: string
  readonly links: readonly { readonly label: string; readonly address: string }[]
}
