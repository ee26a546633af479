/** The first country of the wishes that the site serves, else the site's own first. */
export function countryIn(served: readonly string[], wishes: readonly (string | null)[]): string {
  return wishes.find((wish) => wish !== null && served.includes(wish)) ?? served[0] ?? 'NL'
}
