import type { Letter } from './letter.ts'

/** A letter as plain text, for those who read mail that way. */
export function textOf(letter: Letter): string {
  const { title, body, fact, button, after, second, footer, site } = letter
  const [first = '', ...others] = body
  const blocks = [
    site.name,
    title,
    first,
    ...(fact === null ? [] : [fact]),
    ...others,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...after,
    ...(second ? [`${second.label}:\n${second.address}`] : []),
    '-- ',
    [footer.why, footer.help].join('\n'),
    footer.company,
    footer.links.map(({ label, address }) => `${label}: ${address}`).join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}
