/** Letters that are no other letter with a mark on it. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
}

/** A name as it is compared: whatever the case, the accents, the hyphens and the apostrophes. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđðþæœßı]/g, (letter) => PLAIN[letter]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
