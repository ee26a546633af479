/** Every text that pushes need in one language. */
export type PushTexts = {
  /** Neutral: they show on a locked screen, to whoever is near. */
  readonly message: string
  readonly like: string
  readonly match: string
  /** For members who want names: {who} is filled in. */
  readonly named: { readonly like: string; readonly match: string }
  readonly photo: string
  readonly gift: string
  /** For whoever is discreet: neither what it is nor from where. */
  readonly discreet: { readonly title: string; readonly body: string }
}
