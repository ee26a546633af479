/** The anchor of a section: its place on the page, which is the same in every language. */
export function sectionId(index: number | string): string {
  return `s${index}`
}
