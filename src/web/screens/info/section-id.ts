/** The anchor of a section: its place on the page, which is the same in every language. */
export function sectionId(index: number): string {
  return `s${index}`
}
