/** Every text that an installed app needs in one language before any page is there. */
export type AppTexts = {
  /** A name that tells nothing, for whoever is discreet. */
  readonly neutralName: string
  readonly offline: { readonly title: string; readonly text: string; readonly retry: string }
}
