/** A text that is not longer than this; if it was, it ends with three dots, and no sign that people see as one is cut in two. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const whole = [...new Intl.Segmenter().segment(text)].filter(
    ({ index, segment }) => index + segment.length <= longest,
  )
  return `${whole.map(({ segment }) => segment).join('')}…`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML, also within quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!)
}
