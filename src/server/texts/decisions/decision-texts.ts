import type { PolicyKey } from '#contract/office/decisions.ts'

/** What members read of decisions about them. */
export type DecisionTexts = {
  /** What was found by a proof of age. */
  readonly age_proof: string
  /** The rules that every site begins with: a short name, and what it says. */
  readonly policies: Readonly<Record<PolicyKey, { readonly name: string; readonly text: string }>>
  readonly statement: {
    readonly title: string
    readonly terms: Readonly<
      Record<'measure' | 'scope' | 'facts' | 'found' | 'rule' | 'contest', string>
    >
    /** {days} and {end} are filled in. */
    readonly measures: Readonly<
      Record<
        | 'warn'
        | 'photo'
        | 'message'
        | 'about'
        | 'photos'
        | 'about_photos'
        | 'hide'
        | 'suspend'
        | 'ban',
        string
      >
    >
    readonly scope: Readonly<Record<'warning' | 'lasting' | 'ending', string>>
    readonly found: Readonly<Record<'notice' | 'own', string>>
    readonly decided: { readonly by_person: string; readonly by_rule: string }
    /** How the facts go against the rule: {name}, {text} and {article} are filled in. */
    readonly grounds: Readonly<Record<'terms' | 'law', string>>
    readonly contest: string
    /** Where else one can go: to the body that a site names, or to any. */
    readonly elsewhere: { readonly named: string; readonly any: string }
  }
}
