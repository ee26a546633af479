const TERMS_DATE = '2023-12-15'

/** The version of the terms: a fixed day, or the day the company took over if that was later. */
export function termsDate(company: { readonly added: string }): string {
  return company.added > TERMS_DATE ? company.added : TERMS_DATE
}
