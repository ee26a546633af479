/** The name, or a part of it that tells it from the others in its file. */
export type NamedTest = { readonly file: string; readonly name: string }

/** A hand-made fault, and the test that must notice it. */
export type Mutant = {
  readonly name: string
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly test: NamedTest
}
