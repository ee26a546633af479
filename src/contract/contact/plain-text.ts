/** A text without what only hides something in it: odd forms of letters and digits, accents, invisible signs. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ł', 'l')
}
